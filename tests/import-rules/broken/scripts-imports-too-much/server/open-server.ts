export const openServer = {}
