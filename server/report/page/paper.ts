/** A4 in points, and the text area without head and foot. */
export const paper = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 68, bottom: 784 } as const

export const textWidth = paper.right - paper.left

export const HEAD_BASELINE = 44
export const FOOT_BASELINE = 812
