export const runJob = {}
