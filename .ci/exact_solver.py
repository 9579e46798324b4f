"""Solves small systems by level exactly: simplex with fractions and Bland's rule."""

from fractions import Fraction


class Tableau:
    """All errors as columns; columns that would raise a finished level are barred."""

    def __init__(self, variable_count, constraints):
        self.variable_count = variable_count
        self.levels = sorted({c.priority for c in constraints}, reverse=True)
        self.rows, self.basis, self.costs = [], [], [{} for _ in self.levels]
        width = 2 * variable_count
        parts = []
        for constraint in constraints:
            level = self.levels.index(constraint.priority)
            columns = []
            # a x - over + under = b, and a variable without a cost is a slack.
            for sign, free in ((-1, ">="), (1, "<=")):
                columns.append((width, sign))
                if constraint.relation != free:
                    self.costs[level][width] = Fraction(1)
                width += 1
            parts.append((constraint, columns))
        self.width = width
        self.barred = set()
        for constraint, columns in parts:
            row = [Fraction(0)] * (width + 1)
            for variable, coefficient in constraint.terms:
                row[2 * variable] += Fraction(coefficient)
                row[2 * variable + 1] -= Fraction(coefficient)
            for column, sign in columns:
                row[column] = Fraction(sign)
            row[width] = Fraction(constraint.constant)
            if row[width] < 0:
                row = [-value for value in row]
                self.basis.append(columns[0][0])
            else:
                self.basis.append(columns[1][0])
            self.rows.append(row)

    def minimize(self, costs):
        """Returns the minimum, or None where there is none, and the reduced costs."""
        reduced = [costs.get(column, Fraction(0)) for column in range(self.width)] + [Fraction(0)]
        for row, basic in zip(self.rows, self.basis):
            cost = costs.get(basic, Fraction(0))
            if cost:
                reduced = [r - cost * v for r, v in zip(reduced, row)]
        while True:
            entering = next(
                (c for c in range(self.width) if reduced[c] < 0 and c not in self.barred), None
            )
            if entering is None:
                return -reduced[self.width], reduced
            ratios = [
                (row[self.width] / row[entering], basic, index)
                for index, (row, basic) in enumerate(zip(self.rows, self.basis))
                if row[entering] > 0
            ]
            if not ratios:
                return None, reduced
            index = min(ratios)[2]
            self.pivot(index, entering)
            factor = reduced[entering]
            reduced = [r - factor * v for r, v in zip(reduced, self.rows[index])]

    def pivot(self, index, entering):
        factor = self.rows[index][entering]
        pivot_row = [value / factor for value in self.rows[index]]
        self.rows[index] = pivot_row
        for other, row in enumerate(self.rows):
            if other != index and row[entering]:
                factor = row[entering]
                self.rows[other] = [r - factor * v for r, v in zip(row, pivot_row)]
        self.basis[index] = entering

    def solve(self):
        """Returns the smallest sum of errors of each level."""
        sums = []
        for costs in self.costs:
            least, reduced = self.minimize(costs)
            sums.append(least)
            self.barred |= {c for c in range(self.width) if reduced[c] > 0}
        return sums

    def bounds(self, variable):
        """The least and the greatest value after solve(); None where there is none."""
        up = {2 * variable: Fraction(1), 2 * variable + 1: Fraction(-1)}
        down = {column: -cost for column, cost in up.items()}
        least = self.minimize(up)[0]
        greatest = self.minimize(down)[0]
        return least, None if greatest is None else -greatest


def is_feasible(variable_count, constraints):
    if not constraints:
        return True
    return Tableau(variable_count, constraints).solve()[0] == 0


def undetermined(variable_count, constraints):
    tableau = Tableau(variable_count, constraints)
    tableau.solve()
    result = []
    for variable in range(variable_count):
        least, greatest = tableau.bounds(variable)
        if least is None or greatest is None or least != greatest:
            result.append(variable)
    return result


def least_sums(variable_count, constraints):
    tableau = Tableau(variable_count, constraints)
    return dict(zip(tableau.levels, tableau.solve()))
