const quantileOf = (figures: ReadonlyArray<number>, share: number): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] ?? NaN

export const medianOf = (figures: ReadonlyArray<number>): number => quantileOf(figures, 0.5)

/** What 95 in 100 of the figures do not exceed. */
export const p95Of = (figures: ReadonlyArray<number>): number => quantileOf(figures, 0.95)
