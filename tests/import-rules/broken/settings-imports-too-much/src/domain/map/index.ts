export const routeColours = []
