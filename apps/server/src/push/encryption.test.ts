import crypto from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'

afterEach(() => vi.restoreAllMocks())

/** RFC 8291, section 5. */
const VECTOR = {
  plaintext: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiver: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const

test('RFC 8291 section 5: the library encrypts the test vector byte for byte', () => {
  // It draws a key and a salt for each message; here it draws those of the vector.
  const drawEcdh = crypto.createECDH
  vi.spyOn(crypto, 'createECDH').mockImplementation(curve => {
    const ecdh = drawEcdh(curve)
    ecdh.generateKeys = (() => {
      ecdh.setPrivateKey(VECTOR.privateKey, 'base64url')
      return ecdh.getPublicKey()
    }) as typeof ecdh.generateKeys
    return ecdh
  })
  vi.spyOn(crypto, 'randomBytes').mockImplementation((() => Buffer.from(VECTOR.salt, 'base64url')) as never)
  const { cipherText } = webPush.encrypt(VECTOR.receiver, VECTOR.auth, VECTOR.plaintext, 'aes128gcm')
  expect(Buffer.from(cipherText).toString('base64url')).toBe(VECTOR.body)
})
