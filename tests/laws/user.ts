import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import {
  canAdminister,
  changeUser,
  foldName,
  stateOfUser,
  userRoles,
  type OrganisationUser,
  type UserChange,
} from '../../src/domain/user'
import { law, type Law } from '../kit/law'

type ChangeOfUser = { readonly at: number; readonly change: UserChange }

const aUserWithPassword = fc.record({
  role: fc.constantFrom(...userRoles),
  isDisabled: fc.boolean(),
  hasPassword: fc.boolean(),
})

const aChange: fc.Arbitrary<ChangeOfUser> = fc.record({
  at: fc.nat({ max: 3 }),
  change: fc.record({
    role: fc.constantFrom(undefined, ...userRoles),
    isDisabled: fc.constantFrom(undefined, true, false),
  }),
})

export const userLaws: ReadonlyArray<Law> = [
  law({
    name: 'one administrator stays',
    statement:
      'An organisation with an administrator has one after any changes of its users, and others stay as they were.',
    subject: changeUser,
    arbitrary: fc.record({
      users: fc.array(aUserWithPassword, { minLength: 1, maxLength: 4 }),
      changes: fc.array(aChange, { maxLength: 8 }),
    }),
    holds: (subject, { users, changes }) => {
      let current = users.map(({ role, isDisabled, hasPassword }, at): OrganisationUser => ({
        id: `u${at}`,
        username: `user ${at}`,
        role,
        state: stateOfUser(isDisabled, hasPassword),
        createdAt: '2026-11-23T08:00:00.000Z',
      }))
      for (const { at, change } of changes) {
        const before = current
        const changed = subject(before, { id: `u${at}`, change, hasPassword: users[at]?.hasPassword ?? false })
        if (E.isLeft(changed)) {
          assert.equal(changed.left === 'no such user', at >= users.length)
          continue
        }
        if (change.role !== undefined) assert.equal(changed.right.role, change.role)
        if (change.isDisabled !== undefined) assert.equal(changed.right.state === 'disabled', change.isDisabled)
        current = before.map((user) => (user.id === changed.right.id ? changed.right : user))
        if (before.some(canAdminister)) assert.ok(current.some(canAdminister), 'nobody can administer')
      }
    },
    mutants: {
      'an administrator who is disabled counts': (users, { id, change, hasPassword }) =>
        changeUser([...users, ...users.map((user) => ({ ...user, id: `${user.id}*`, state: 'active' as const }))], {
          id,
          change,
          hasPassword,
        }),
      'only the role of the last administrator is checked': (users, { id, change, hasPassword }) =>
        E.map((user: OrganisationUser) => ({
          ...user,
          state: stateOfUser(change.isDisabled ?? user.state === 'disabled', hasPassword),
        }))(changeUser(users, { id, change: { role: change.role }, hasPassword })),
      'nothing is changed': (users, { id, hasPassword }) => changeUser(users, { id, change: {}, hasPassword }),
    },
  }),

  law({
    name: 'folded username',
    statement: 'All spellings of a name fold to one, which folds to itself.',
    subject: foldName,
    arbitrary: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Piet', 'ZOË', 'Ame\u0301lie', ' m.Visser ')),
    holds: (subject, name) => {
      const folded = subject(name)
      assert.equal(subject(folded), folded)
      for (const spelling of [name.normalize('NFD'), name.normalize('NFC'), ` ${name}`])
        assert.equal(subject(spelling), folded)
      if (/^[a-zà-öø-þ. ]*$/i.test(name.normalize('NFC')))
        assert.equal(subject(name.toUpperCase().toLowerCase()), folded)
    },
    mutants: {
      'case counts': (name) => name.trim().normalize('NFC'),
      'accents are not composed': (name) => name.trim().toLowerCase(),
      'blanks count': (name) => name.normalize('NFC').toLowerCase(),
    },
  }),
]
