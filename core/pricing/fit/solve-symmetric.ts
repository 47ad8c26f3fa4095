/** The lower triangle L with L·Lᵀ = matrix, which must be symmetric and positive definite; row by row, in one array. */
function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let k = 0; k < column; k++) {
        sum -= (lower[row * size + k] as number) * (lower[column * size + k] as number);
      }
      if (row > column) {
        lower[row * size + column] = sum / (lower[column * size + column] as number);
        continue;
      }
      if (!(sum > 0)) throw new Error('the matrix is not positive definite');
      lower[row * size + row] = Math.sqrt(sum);
    }
  }
  return lower;
}

function substitute(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = solution[row] as number;
    for (let k = 0; k < row; k++) sum -= (lower[row * size + k] as number) * (solution[k] as number);
    solution[row] = sum / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (lower[k * size + row] as number) * (solution[k] as number);
    solution[row] = sum / (lower[row * size + row] as number);
  }
  return solution;
}

/** Solves matrix · x = right for a symmetric positive definite matrix of which the lower triangle is read. */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  return substitute(cholesky(matrix, right.length), right.length, right);
}

/** The solution, and the diagonal of the inverse: how uncertain each of its numbers is. */
export function solveWithVariances(
  matrix: Float64Array,
  right: Float64Array,
): { solution: Float64Array; variances: Float64Array } {
  const size = right.length;
  const lower = cholesky(matrix, size);
  const variances = Float64Array.from({ length: size }, (_, index) => {
    const unit = new Float64Array(size);
    unit[index] = 1;
    return substitute(lower, size, unit)[index] as number;
  });
  return { solution: substitute(lower, size, right), variances };
}
