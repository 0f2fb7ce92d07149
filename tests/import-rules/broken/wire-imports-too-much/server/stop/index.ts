export const serveStops = {}
