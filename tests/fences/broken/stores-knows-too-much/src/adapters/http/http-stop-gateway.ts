export const httpStopGateway = {}
