export const requireProject = {}
