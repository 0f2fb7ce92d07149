import { createHash } from 'node:crypto'
import { createElement } from 'react' // refused
import * as t from 'io-ts' // refused
import { resequenceStop } from '../../src/application/stop' // refused
import { resequence } from '../../src/domain/route'

export const updateStop = [createHash, createElement, t, resequenceStop, resequence]
