const LESS_THAN_BYTE = 60

/** Whether a body begins as a web page: then a proxy or a log-in portal answered, for a delivery API never does so. */
export const isHtmlPage = (bytes: Uint8Array): boolean => bytes.find((byte) => !isBlankByte(byte)) === LESS_THAN_BYTE

/** Spaces, line ends and tabs, and the mark that some put before all else. */
const isBlankByte = (byte: number): boolean => [0x20, 0x0a, 0x0d, 0x09, 0xef, 0xbb, 0xbf].includes(byte)
