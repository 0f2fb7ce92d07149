export const routeRow = ''
