"""Compares the solver of ConstraintSolving with others; called by check-solver."""

import json
import subprocess
import sys
from collections import Counter
from itertools import combinations

import kiwisolver
from scipy.optimize import linprog
from scipy.sparse import csr_array

import exact_solver
from random_systems import arbitrary, layout, small_systems

TOLERANCE = 1e-5


def our_solutions(solver, systems):
    text = "".join(system.text for system in systems)
    run = subprocess.run([solver], input=text, capture_output=True, text=True, check=True)
    solutions = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(solutions) == len(systems), "a line for each system is missing"
    return solutions


def kept(system, broken):
    return [c for index, c in enumerate(system.constraints) if index not in broken]


def sums(constraints, values):
    """The sum of errors of each priority, required first."""
    result = {}
    for c in constraints:
        result[c.priority] = result.get(c.priority, 0.0) + c.error(values)
    return result


def same(one, other):
    return all(abs(one[p] - float(other[p])) <= TOLERANCE * max(1, abs(one[p])) for p in one)


def broken_of(solution):
    return {conflict["broken"] for conflict in solution["conflicts"]}


# kiwisolver: strengths so far apart that no number of weaker errors outweighs a stronger one in
# systems of this size. Its values may be others where several are best, so sums are compared.
STRENGTHS = {750: 1e6, 500: 1e3, 250: 1.0}


def kiwi_values(system):
    """The values, and which required constraints could not be added in their order."""
    variables = [kiwisolver.Variable(str(index)) for index in range(system.variable_count)]
    made = []
    for c in system.constraints:
        expression = kiwisolver.Expression(
            [variables[v] * float(k) for v, k in c.terms], -float(c.constant)
        )
        relation = "==" if c.relation == "=" else c.relation
        strength = "required" if c.priority == 1000 else STRENGTHS[c.priority]
        made.append(kiwisolver.Constraint(expression, relation, strength))
    order = sorted(range(len(made)), key=lambda index: system.constraints[index].priority != 1000)
    broken = set()
    while True:
        # A solver that has rejected a constraint has changed: it is restarted.
        solver = kiwisolver.Solver()
        refused = None
        for index in order:
            if index in broken:
                continue
            try:
                solver.addConstraint(made[index])
            except kiwisolver.UnsatisfiableConstraint:
                refused = index
                break
        if refused is None:
            solver.updateVariables()
            return [variable.value() for variable in variables], broken
        broken.add(refused)


def check_kiwi(solver, report):
    systems = list(small_systems(1000, tuple(STRENGTHS)))
    for system, ours in zip(systems, our_solutions(solver, systems)):
        values, broken = kiwi_values(system)
        if broken != broken_of(ours):
            report(system, f"drops {broken_of(ours)}, kiwisolver {broken}")
            continue
        report.contradictory += bool(broken)
        constraints = kept(system, broken)
        mine, theirs = sums(constraints, ours["values"]), sums(constraints, values)
        if not same(mine, theirs):
            report(system, f"sums of errors {mine}, kiwisolver {theirs}")
        report.count += 1


def smaller_contradiction(system, conflict, broken):
    """The first smaller set that contradicts, of the broken constraint and those kept before it."""
    last = conflict["broken"]
    before = [
        index
        for index, c in enumerate(system.constraints[:last])
        if c.priority == 1000 and index not in broken
    ]
    for size in range(len(conflict["constraints"]) - 1):
        for others in combinations(before, size):
            members = [system.constraints[index] for index in (*others, last)]
            if not exact_solver.is_feasible(system.variable_count, members):
                return [*others, last]
    return None


def check_exact(solver, report):
    systems = list(small_systems(600, (750, 500, 499.5, 250)))
    for system, ours in zip(systems, our_solutions(solver, systems)):
        count = system.variable_count
        before = []
        for index, c in enumerate(system.constraints):
            if c.priority != 1000:
                continue
            if exact_solver.is_feasible(count, before + [c]):
                before.append(c)
            elif index not in broken_of(ours):
                report(system, f"{index} contradicts those before it and was kept")
        for conflict in ours["conflicts"]:
            members = [system.constraints[index] for index in conflict["constraints"]]
            if exact_solver.is_feasible(count, members):
                report(system, f"{conflict} is no contradiction")
            for index in range(len(members)):
                if not exact_solver.is_feasible(count, members[:index] + members[index + 1 :]):
                    report(system, f"{conflict} has a member in vain")
            smaller = smaller_contradiction(system, conflict, broken_of(ours))
            if smaller is not None:
                report(system, f"{conflict} is larger than {smaller}")
        constraints = kept(system, broken_of(ours))
        mine = sums(constraints, ours["values"])
        exact = exact_solver.least_sums(count, constraints)
        if not same(mine, exact):
            report(system, f"sums of errors {mine}, exactly {exact}")
        free = exact_solver.undetermined(count, constraints)
        if free != ours["undetermined"]:
            report(system, f"undetermined {ours['undetermined']}, exactly {free}")
        report.contradictory += bool(ours["conflicts"])
        report.undetermined += bool(free)
        report.count += 1


def highs_sums(system):
    """Level after level, each with the sums of those before as bounds."""
    count = system.variable_count
    levels = sorted({c.priority for c in system.constraints}, reverse=True)
    width = count + len(system.constraints)
    data, rows, columns, bounds = [], [], [], []
    for index, c in enumerate(system.constraints):
        for sign, free in ((1, ">="), (-1, "<=")):
            if c.relation == free:
                continue
            row = len(bounds)
            for variable, coefficient in c.terms:
                data.append(sign * coefficient)
                rows.append(row)
                columns.append(variable)
            data.append(-1)
            rows.append(row)
            columns.append(count + index)
            bounds.append(sign * c.constant)
    result = {}
    for level in levels:
        cost = [0.0] * width
        for index, c in enumerate(system.constraints):
            if c.priority == level:
                cost[count + index] = 1.0
        matrix = csr_array((data, (rows, columns)), shape=(len(bounds), width))
        run = linprog(
            cost, matrix, bounds, bounds=[(None, None)] * count + [(0, None)] * (width - count)
        )
        if run.status != 0:
            return None
        result[level] = run.fun
        for column, value in enumerate(cost):
            if value:
                data.append(1.0)
                rows.append(len(bounds))
                columns.append(column)
        bounds.append(run.fun + 1e-6 * max(1, run.fun))
    return result


def check_highs(solver, report):
    levels = (999, 751, 750, 749, 500, 251, 250, 50)
    systems = [layout(seed, 40, levels) for seed in range(150)]
    for seed in range(150):
        systems.append(
            arbitrary(seed, 60, 150, (-2, -1, 1, 2, 0.5), range(-50, 51), levels, 0.05)
        )
    for system, ours in zip(systems, our_solutions(solver, systems)):
        constraints = tuple(kept(system, broken_of(ours)))
        mine = sums(constraints, ours["values"])
        theirs = highs_sums(type(system)(system.name, system.variable_count, constraints))
        if theirs is None:
            report.skipped += 1
            continue
        # The bounds of HiGHS yield by its tolerance, which lower levels exploit.
        if any(abs(mine[p] - theirs[p]) > 1e-3 * max(1, abs(mine[p])) for p in mine):
            report(system, f"sums of errors {mine}, HiGHS {theirs}")
        report.contradictory += bool(ours["conflicts"])
        report.count += 1


class Report(Counter):
    """Counts the comparisons, and prints the differences."""

    def __init__(self, name):
        super().__init__()
        self.name = name
        self.count = self.contradictory = self.undetermined = self.skipped = self.differing = 0

    def __call__(self, system, text):
        self.differing += 1
        print(f"{self.name}, {system.name}: {text}")
        if self.differing <= 3:
            print(system.text)

    def __str__(self):
        return (
            f"{self.name}: {self.count} systems compared, {self.contradictory} of them with "
            f"contradictions, {self.undetermined} found undetermined, {self.skipped} that the "
            f"other did not solve; {self.differing} differences"
        )


def main():
    solver = sys.argv[1]
    differing = 0
    for name, check in (("kiwisolver", check_kiwi), ("fractions", check_exact), ("HiGHS", check_highs)):
        report = Report(name)
        check(solver, report)
        print(report)
        differing += report.differing
    sys.exit(1 if differing else 0)


main()
