import { expect, it, onTestFinished, vi } from 'vitest'
import { aTestServer } from '../test-server'

it('the description of all calls is encoded once, since anybody may ask for it', async () => {
  const { anonymous } = await aTestServer()
  const first = await anonymous('GET', '/openapi.json')
  const encode = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => encode.mockRestore())
  const second = await anonymous('GET', '/openapi.json')
  expect(second.text).toBe(first.text)
  expect(JSON.parse(second.text)).toHaveProperty('openapi', '3.1.0')
  expect(encode.mock.calls.filter(([value]) => Object.hasOwn(Object(value), 'openapi'))).toEqual([])
})

it('the page of all calls is served as HTML', async () => {
  const { anonymous } = await aTestServer()
  const page = await anonymous('GET', '/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.text).toMatch(/^<!doctype html>/)
})
