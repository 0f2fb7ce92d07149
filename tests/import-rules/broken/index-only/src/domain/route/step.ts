export const STEP = 10
