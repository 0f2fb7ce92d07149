export const planFor = {}
