import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CallFailure } from '../../../../src/domain/failure'
import type { Credentials, User } from '../../../../src/domain/session'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const username = page.getByRole('textbox', { name: 'Username' })
const password = page.getByLabelText('Password')
const login = page.getByRole('button', { name: 'Login' })
const invalid = 'Invalid username or password, please try again'

type Answer = E.Either<CallFailure, User>

/** A server that answers when the test lets it. */
const slowServer = () => {
  const asked: Credentials[] = []
  const waiting: Array<(answer: Answer) => void> = []
  const logIn = (credentials: Credentials) => () => {
    asked.push(credentials)
    return new Promise<Answer>((resolve) => waiting.push(resolve))
  }
  return { gateway: { logIn }, asked, answer: (answer: Answer) => waiting.forEach((resolve) => resolve(answer)) }
}

describe('the login screen (§2)', () => {
  it('says what it asks, with the focus on the name', async () => {
    renderApp((await createTestApp()).app, '/login')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Please login' })).toBeVisible()
    await expect.element(username).toHaveFocus()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(login).toBeVisible()
    expect(document.title).toBe('Login · Rondrit')
  })

  it('logs out whoever comes back to it', async () => {
    const { app, browserState } = await createTestApp({ browserState: signedInState(visser) })
    renderApp(app, '/login')
    await expect.poll(() => [app.session.user, browserState.user]).toEqual([undefined, undefined])
  })

  it('sends nothing while it is incomplete, says so at the fields and goes to the first (§5)', async () => {
    const { gateway, asked } = slowServer()
    renderApp((await createTestApp({ gateway })).app, '/login')
    await login.click()
    await expect.element(username).toHaveAccessibleDescription('Enter your username')
    await expect.element(password).toHaveAccessibleDescription('Enter your password')
    await expect.element(username).toHaveFocus()
    await expect.element(username).toBeInvalid()
    expect(asked).toEqual([])
  })

  it('takes a click on the edge of Login, for no error moves the button from under it', async () => {
    renderApp((await createTestApp()).app, '/login')
    await username.fill('m.visser')
    await password.click()
    await login.click({ position: { x: 20, y: 2 } })
    await expect.element(page.getByText('Enter your password')).toBeVisible()
    await expect.element(password).toHaveFocus()
  })

  it('says so at a field that is left empty, until something is typed', async () => {
    renderApp((await createTestApp()).app, '/login')
    await expect.element(username).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByText('Enter your username')).toBeVisible()
    await username.fill('m')
    await expect.element(page.getByText('Enter your username')).not.toBeInTheDocument()
  })

  it('is busy while it waits, and sends once', async () => {
    const { gateway, asked, answer } = slowServer()
    renderApp((await createTestApp({ gateway })).app, '/login')
    await username.fill(' m.visser ')
    await password.fill('geheim')
    await userEvent.keyboard('{Enter}{Enter}')
    await login.click()
    await expect.element(login).toHaveAttribute('aria-busy', 'true')
    await expect.element(username).toHaveAttribute('readonly')
    expect(asked).toEqual([{ username: 'm.visser', password: 'geheim' }])
    answer(E.right(visser.user))
    await expect.element(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  })

  it('lets nobody in by an answer that comes after it was entered again', async () => {
    const { gateway, asked, answer } = slowServer()
    const { app, browserState } = await createTestApp({ gateway })
    const address = renderApp(app, '/login')
    await username.fill('m.visser')
    await password.fill('geheim')
    await login.click()
    await expect.poll(() => asked.length).toBe(1)
    await page.getByRole('link', { name: 'Rondrit, projects' }).click()
    await expect.element(username).toHaveValue('')
    await username.fill('ing')
    answer(E.right(visser.user))
    await userEvent.keyboard('e')
    await expect.element(username).toHaveValue('inge')
    expect([address(), app.session.user, browserState.user]).toEqual(['/login', undefined, undefined])
  })

  it('lets the user in and goes to /, which leads to the projects (§7, §2)', async () => {
    const { app, browserState } = await createTestApp()
    const address = renderApp(app, '/login')
    await username.fill('m.visser')
    await password.fill('geheim')
    await login.click()
    await expect.element(page.getByRole('link', { name: 'Logout' })).toBeVisible()
    await expect.poll(address).toBe('/projects')
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(browserState.user).toEqual(visser.user)
  })

  it('clears the password on failure, goes to it and says why (§8)', async () => {
    renderApp((await createTestApp()).app, '/login')
    await username.fill('m.visser')
    await password.fill('fout')
    await login.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(invalid)
    await expect.element(password).toHaveValue('')
    await expect.element(password).toHaveFocus()
    await expect.element(username).toHaveValue('m.visser')
    await expect.element(page.getByText('Enter your password')).not.toBeInTheDocument()
  })

  it('takes the message away once the next try succeeds', async () => {
    renderApp((await createTestApp()).app, '/login')
    await username.fill('m.visser')
    await password.fill('fout')
    await login.click()
    await expect.element(page.getByText(invalid)).toBeVisible()
    await password.fill('geheim')
    await login.click()
    await expect.element(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await expect.element(page.getByText(invalid)).not.toBeInTheDocument()
  })
})
