export const projectFor = {}
