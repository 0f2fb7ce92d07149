import { hash } from 'node:crypto'
import PDFDocument from 'pdfkit'
import { downloadReport } from '../../contract' // refused
import { colourForIndex } from '../../src/domain/route'
import type { Records } from '../storage' // refused

export const paint = (records: Records) => [hash, PDFDocument, downloadReport, colourForIndex, records]
