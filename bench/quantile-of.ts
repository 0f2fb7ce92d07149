export const medianOf = (figures: ReadonlyArray<number>): number =>
  figures.toSorted((first, second) => first - second)[Math.floor(figures.length / 2)] ?? NaN
