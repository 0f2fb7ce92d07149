import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CallFailure } from '../../../../src/domain/failure'
import type { Credentials, User } from '../../../../src/domain/session'
import '../../../../src/ui/design/index.css'
import { memorySessionGateway } from '../../../kit/memory'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const username = page.getByRole('textbox', { name: 'Username' })
const password = page.getByLabelText('Password')
const login = page.getByRole('button', { name: 'Login' })
const invalid = 'Invalid username or password, please try again'

type Answer = E.Either<CallFailure, User>

/** A gateway whose requests are pending until the test calls `answer`. */
const slowServer = () => {
  const sentCredentials: Credentials[] = []
  const pending: Array<(answer: Answer) => void> = []
  const logIn = (credentials: Credentials) => () => {
    sentCredentials.push(credentials)
    return new Promise<Answer>((resolve) => pending.push(resolve))
  }
  return {
    gateway: { ...memorySessionGateway([]), logIn },
    sentCredentials,
    answer: (answer: Answer) => pending.forEach((resolve) => resolve(answer)),
  }
}

describe('the login screen (§2)', () => {
  it('the screen has a title and its fields, with the focus on the username', async () => {
    renderApp((await createTestApp()).app, '/login')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Please login' })).toBeVisible()
    await expect.element(username).toHaveFocus()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(login).toBeVisible()
    expect(document.title).toBe('Login · Rondrit')
  })

  it('entering the screen logs out the current user', async () => {
    const { app, browserState } = await createTestApp({ browserState: signedInState(visser) })
    renderApp(app, '/login')
    await expect.poll(() => [app.session.user, browserState.user]).toEqual([undefined, undefined])
  })

  it('an incomplete form is not sent, shows its errors, and focuses the first field (§5)', async () => {
    const { gateway, sentCredentials } = slowServer()
    renderApp((await createTestApp({ gateway })).app, '/login')
    await login.click()
    await expect.element(username).toHaveAccessibleDescription('Enter your username')
    await expect.element(password).toHaveAccessibleDescription('Enter your password')
    await expect.element(username).toHaveFocus()
    await expect.element(username).toBeInvalid()
    expect(sentCredentials).toEqual([])
  })

  it('a click on the edge of Login counts, because no error on blur moves the button', async () => {
    renderApp((await createTestApp()).app, '/login')
    await username.fill('m.visser')
    await password.click()
    await login.click({ position: { x: 20, y: 2 } })
    await expect.element(page.getByText('Enter your password')).toBeVisible()
    await expect.element(password).toHaveFocus()
  })

  it('the error of an empty field shows once the field is left, until it is changed', async () => {
    renderApp((await createTestApp()).app, '/login')
    await expect.element(username).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByText('Enter your username')).toBeVisible()
    await username.fill('m')
    await expect.element(page.getByText('Enter your username')).not.toBeInTheDocument()
  })

  it('the form is busy during the request and is sent once', async () => {
    const { gateway, sentCredentials, answer } = slowServer()
    renderApp((await createTestApp({ gateway })).app, '/login')
    await username.fill(' m.visser ')
    await password.fill('geheim')
    await userEvent.keyboard('{Enter}{Enter}')
    await login.click()
    await expect.element(login).toHaveAttribute('aria-busy', 'true')
    await expect.element(username).toHaveAttribute('readonly')
    expect(sentCredentials).toEqual([{ username: 'm.visser', password: 'geheim' }])
    answer(E.right(visser.user))
    await expect.element(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  })

  it('an answer that comes after the screen was entered again signs nobody in', async () => {
    const { gateway, sentCredentials, answer } = slowServer()
    const { app, browserState } = await createTestApp({ gateway })
    const address = renderApp(app, '/login')
    await username.fill('m.visser')
    await password.fill('geheim')
    await login.click()
    await expect.poll(() => sentCredentials.length).toBe(1)
    await page.getByRole('link', { name: 'Rondrit, projects' }).click()
    await expect.element(username).toHaveValue('')
    await username.fill('ing')
    answer(E.right(visser.user))
    await userEvent.keyboard('e')
    await expect.element(username).toHaveValue('inge')
    expect([address(), app.session.user, browserState.user]).toEqual(['/login', undefined, undefined])
  })

  it('a successful log-in leads to / and from there to the projects (§7, §2)', async () => {
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

  it('a failed log-in clears and focuses the password and shows the reason (§8)', async () => {
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

  it('the failure message disappears once a log-in succeeds', async () => {
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
