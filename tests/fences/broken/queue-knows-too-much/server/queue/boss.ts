import { Client } from 'pg'
import PgBoss from 'pg-boss'
import PDFDocument from 'pdfkit' // refused
import type { Kysely } from 'kysely' // refused
import { planFor } from '../project'
import { writeReport } from '../report' // refused

export const openBoss = (db: Kysely<object>) => [Client, PgBoss, PDFDocument, planFor, writeReport, db]
