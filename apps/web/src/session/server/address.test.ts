import { expect, test } from 'vitest'
import { linkForCode, readCode, spacedCode } from './address.ts'

test('a code is read however it is typed, with look-alikes corrected', () => {
  for (const typed of ['k3w9x0', 'K3W 9X0', ' k3w-9xo ']) expect(readCode(typed), typed).toBe('k3w9x0')
  expect(readCode('Lil OuO')).toBe('1110v0')
  for (const typed of ['', 'k3w9', 'k3w9x', 'k3w9x0f', 'k3w9x0f7m', '../../../x']) {
    expect(readCode(typed), typed).toBe(null)
  }
})

test('a code, a short address and a pasted link lead to their place in the page', () => {
  for (const [typed, link] of [
    ['k3w 9x0', '#/join/k3w9x0'],
    ['k3w9 xof7', '#/join/k3w9x0f7'],
    ['http://pub.example/k3w9x0', '#/join/k3w9x0'],
    ['pub.example/k3w9x0/', '#/join/k3w9x0'],
    ['http://pub.example/#/join/k3w9x0', '#/join/k3w9x0'],
    ['http://pub.example/#/table/k3w9x0f7m2aq8c?watch=yes', '#/table/k3w9x0f7m2aq8c'],
    ['http://pub.example/#/screen/k3w9x0f7', '#/table/k3w9x0f7'],
    ['http://pub.example/#/pad/live/k3w9x0f7m2aq8c', '#/pad/live/k3w9x0f7m2aq8c'],
    ['Join my table: http://pub.example/#/table/k3w9x0f7', '#/table/k3w9x0f7'],
    ['not one code', null],
    ['', null],
  ] as const) {
    expect(linkForCode(typed), typed).toBe(link)
  }
})

test('a code is shown in two groups, and one of version 0.2.1 too', () => {
  expect([spacedCode('k3w9x0'), spacedCode('k3w9x0f7')]).toEqual(['k3w 9x0', 'k3w9 x0f7'])
})
