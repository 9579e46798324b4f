"""Random systems with fixed seeds, small and like layouts."""

import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Constraint:
    priority: int
    relation: str
    constant: float
    terms: tuple

    def error(self, values):
        residual = sum(values[v] * c for v, c in self.terms) - self.constant
        if self.relation == "<=":
            return max(0.0, residual)
        return max(0.0, -residual) if self.relation == ">=" else abs(residual)


@dataclass(frozen=True)
class System:
    name: str
    variable_count: int
    constraints: tuple

    @property
    def text(self):
        lines = [f"system {self.variable_count}"]
        for c in self.constraints:
            terms = " ".join(f"{variable}:{value!r}" for variable, value in c.terms)
            lines.append(f"{c.priority} {c.relation} {c.constant!r} {terms}")
        return "\n".join(lines + ["end", ""])


def arbitrary(seed, variables, constraints, coefficients, constants, priorities, required):
    """Constraints without any plan; many contradict each other."""
    r = random.Random(seed)
    count = r.randint(1, variables)
    made = []
    for _ in range(r.randint(1, constraints)):
        chosen = r.sample(range(count), min(count, r.choice((1, 1, 2, 2, 3))))
        terms = tuple((variable, r.choice(coefficients)) for variable in chosen)
        priority = 1000 if r.random() < required else r.choice(priorities)
        relation = r.choice(("<=", "=", ">="))
        made.append(Constraint(priority, relation, r.choice(constants), terms))
    return System(f"arbitrary {seed}", count, tuple(made))


def tied(seed, variables, priorities):
    """Required equations that agree, for they all hold at one point, and wishes against them."""
    r = random.Random(seed)
    count = r.randint(2, variables)
    point = [r.randint(-20, 20) for _ in range(count)]
    made = []
    for _ in range(r.randint(1, count + 1)):
        chosen = r.sample(range(count), min(count, r.choice((1, 2, 2, 2, 3))))
        terms = tuple((variable, r.choice((-2, -1, -1, 1, 1, 0.5, 3))) for variable in chosen)
        made.append(Constraint(1000, "=", sum(point[v] * k for v, k in terms), terms))
    for _ in range(r.randint(0, 8)):
        chosen = r.sample(range(count), r.choice((1, 1, 2)))
        terms = tuple((variable, r.choice((-1, 1, 2))) for variable in chosen)
        relation = r.choice(("<=", "=", ">="))
        made.append(Constraint(r.choice(priorities), relation, r.randint(-30, 30), terms))
    r.shuffle(made)
    return System(f"tied {seed}", count, tuple(made))


def layout(seed, views, priorities):
    """Views in a row of a given width: leading edge and width of each."""
    r = random.Random(seed)
    count = r.randint(1, views)
    made = []

    def add(priority, relation, constant, *terms):
        made.append(Constraint(priority, relation, constant, terms))

    total = r.randrange(50, 120) * count
    for view in range(count):
        x, width = 2 * view, 2 * view + 1
        if view == 0:
            add(1000, "=", 16, (x, 1))
        elif r.random() < 0.9:
            add(1000, r.choice(("=", "=", "=", ">=")), 8, (x, 1), (x - 2, -1), (x - 1, -1))
        size = r.randrange(10, 150)
        if r.random() < 0.9:
            add(r.choice(priorities), "<=", size, (width, 1))
        if r.random() < 0.9:
            add(r.choice(priorities), ">=", size, (width, 1))
        if r.random() < 0.2:
            other = 2 * r.randrange(count) + 1
            if other != width:
                factor = r.choice((1, 1, 1, 2, 0.5))
                add(r.choice((1000, *priorities)), "=", 0, (width, 1), (other, -factor))
        if r.random() < 0.3:
            add(1000, ">=", 0, (width, 1))
        if r.random() < 0.2:
            # The middle of the view in the middle of the row.
            add(r.choice(priorities), "=", total / 2, (x, 1), (width, 0.5))
    last = 2 * (count - 1)
    add(r.choice((1000, 1000, max(priorities))), r.choice(("=", "=", "<=")), total, (last, 1), (last + 1, 1))
    r.shuffle(made)
    return System(f"layout {seed}", 2 * count, tuple(made))


def small_systems(count, priorities):
    """The kinds in turn."""
    for seed in range(count):
        kind = seed % 6
        if kind == 0:
            yield arbitrary(seed, 6, 14, (-2, -1, 1, 2), range(-20, 21), priorities, 0.3)
        elif kind == 1:
            # Many corners at which more rows meet than there are variables.
            yield arbitrary(seed, 5, 14, (-1, 1), (0, 0, 1), priorities, 0.5)
        elif kind == 2:
            yield arbitrary(seed, 4, 12, (-1, 1, 0.5, 1.5, 3), range(0, 41, 5), priorities, 0.1)
        elif kind == 3:
            yield arbitrary(seed, 3, 25, (-1, 1), (0, 1, 2, 3), priorities, 0.3)
        elif kind == 4:
            yield tied(seed, 7, priorities)
        else:
            yield layout(seed, 4, priorities)
