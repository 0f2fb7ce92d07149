export const solve = {}
