export const writeReport = {}
