export type Clock = { readonly now: () => Date }

/** Whether so much time has passed since; a clock that was put back cannot make anybody wait for it. */
export const hasPassed = (ms: number, since: number, now: number): boolean => now - since >= ms || now < since
