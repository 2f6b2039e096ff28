import { expect, test } from 'vitest'
import { keyOf } from './key.ts'

test('arrows, space and Enter have names, whichever Enter it is', () => {
  expect(keyOf(undefined, { name: 'left' })).toEqual({ name: 'left' })
  expect(keyOf(' ', { name: 'space' })).toEqual({ name: 'space' })
  expect(keyOf('\r', { name: 'return' })).toEqual({ name: 'enter' })
  expect(keyOf('\n', { name: 'enter' })).toEqual({ name: 'enter' })
})

test('letters are small Latin ones', () => {
  expect(keyOf('R', { name: 'r' })).toEqual({ name: 'char', char: 'r' })
  expect(keyOf('7', { name: '7' })).toEqual({ name: 'char', char: '7' })
})

test('on a Russian keyboard the key counts, not the letter on it', () => {
  expect(keyOf('й', {})).toEqual({ name: 'char', char: 'q' })
  expect(keyOf('К', {})).toEqual({ name: 'char', char: 'r' })
})

test('Ctrl-C interrupts and Ctrl-Z suspends; other control keys mean nothing', () => {
  expect(keyOf('\x03', { name: 'c', ctrl: true })).toEqual({ name: 'interrupt' })
  expect(keyOf('\x1a', { name: 'z', ctrl: true })).toEqual({ name: 'suspend' })
  expect(keyOf('\x01', { name: 'a', ctrl: true })).toBeUndefined()
})

test('F1 asks for help; keys without a meaning are nothing', () => {
  expect(keyOf('\x1bOP', { name: 'f1' })).toEqual({ name: 'char', char: '?' })
  expect(keyOf('\x1b[15~', { name: 'f5' })).toBeUndefined()
  expect(keyOf(undefined, {})).toBeUndefined()
})
