export const saveProject = {}
