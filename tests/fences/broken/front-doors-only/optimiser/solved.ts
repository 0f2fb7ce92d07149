export const solved = {}
