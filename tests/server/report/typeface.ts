import Pdf from 'pdfkit'
import { openTypeface, type WidthOf } from '../../../server/report/type'

/** The real letters, in a document that nobody reads. */
export const widthOf: WidthOf = openTypeface(new Pdf({ font: '', autoFirstPage: false })).widthOf
