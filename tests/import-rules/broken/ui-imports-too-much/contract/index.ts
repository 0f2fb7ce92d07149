export const stopCodec = {}
