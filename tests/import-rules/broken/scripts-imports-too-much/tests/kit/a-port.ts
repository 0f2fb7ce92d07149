export const aPort = 0
