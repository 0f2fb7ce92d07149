export const aStop = { customerName: 'Bakkerij Zoë' }
