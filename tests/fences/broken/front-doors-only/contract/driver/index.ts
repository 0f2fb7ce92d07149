export const driverCodec = {}
