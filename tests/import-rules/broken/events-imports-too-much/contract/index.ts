export const projectChanged = {}
