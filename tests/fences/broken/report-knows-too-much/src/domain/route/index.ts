export const colourForIndex = {}
