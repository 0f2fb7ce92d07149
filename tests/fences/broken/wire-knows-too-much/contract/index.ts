export const everyCall = []
