export const downloadReport = {}
