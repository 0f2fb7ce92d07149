export const listen = {}
