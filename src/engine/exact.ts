/** Exact comparison of sums of square roots: what R3.6 needs instead of a floating-point tolerance. */

export type Sign = -1 | 0 | 1;

export function signOf(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/**
 * The sign of `a·√n + b·√m` for integers with n, m ≥ 0, by comparing squares.
 * On a 28 × 28 grid a², n and their product stay far below 2⁵³, so every number here is exact.
 */
export function signOfRootSum(a: number, n: number, b: number, m: number): Sign {
  const left = n === 0 ? 0 : signOf(a);
  const right = m === 0 ? 0 : signOf(b);
  if (left === 0) return right;
  if (right === 0 || left === right) return left;
  const difference = a * a * n - b * b * m;
  return difference === 0 ? 0 : difference > 0 ? left : right;
}
