export const formatMilliseconds = (ms: number): string =>
  ms < 0.1 ? `${(ms * 1000).toPrecision(3)} µs` : `${ms < 100 ? ms.toPrecision(3) : ms.toFixed(0)} ms`

export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const formatRatio = (ratio: number): string => `${ratio < 100 ? ratio.toPrecision(2) : ratio.toFixed(0)}x`
