export const stopGateway = {}
