export const changed = {}
