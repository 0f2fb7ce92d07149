export const leafletMapBoard = {}
