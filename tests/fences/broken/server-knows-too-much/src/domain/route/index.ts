export const resequence = {}
