export const resequenceStop = {}
