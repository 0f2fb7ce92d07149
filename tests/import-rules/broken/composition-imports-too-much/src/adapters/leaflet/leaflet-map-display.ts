export const leafletMapDisplay = {}
