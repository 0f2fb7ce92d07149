export const loadProject = {}
