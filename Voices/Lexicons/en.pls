<?xml version="1.0" encoding="UTF-8"?>
<!-- What espeak-ng 1.51 says wrong of the words that screens are full of: each was listened for in
     `espeak-ng -v en-us -q -x`. W3C Pronunciation Lexicon Specification 1.0. -->
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa"
  xml:lang="en">
  <!-- One word was made of what is spelt: «kah», «eeta», «yure», «led». -->
  <lexeme><grapheme>QA</grapheme><alias>Q A</alias></lexeme>
  <lexeme><grapheme>ETA</grapheme><alias>E T A</alias></lexeme>
  <lexeme><grapheme>FAQ</grapheme><alias>F A Q</alias></lexeme>
  <lexeme><grapheme>LED</grapheme><alias>L E D</alias></lexeme>
  <lexeme><grapheme>EUR</grapheme><alias>euros</alias></lexeme>
  <!-- Spelt, where people say a word. -->
  <lexeme><grapheme>vs.</grapheme><grapheme>vs</grapheme><alias>versus</alias></lexeme>
  <lexeme><grapheme>hrs</grapheme><alias>hours</alias></lexeme>
  <lexeme><grapheme>qty</grapheme><grapheme>Qty</grapheme><alias>quantity</alias></lexeme>
  <lexeme><grapheme>Msg</grapheme><alias>message</alias></lexeme>
  <lexeme><grapheme>Cmd</grapheme><alias>command</alias></lexeme>
  <lexeme><grapheme>sq ft</grapheme><alias>square feet</alias></lexeme>
  <lexeme><grapheme>km/h</grapheme><alias>kilometers per hour</alias></lexeme>
  <lexeme><grapheme>mph</grapheme><alias>miles per hour</alias></lexeme>
  <lexeme><grapheme>kg</grapheme><alias>kilograms</alias></lexeme>
  <lexeme><grapheme>kWh</grapheme><alias>kilowatt hours</alias></lexeme>
  <lexeme><grapheme>kcal</grapheme><alias>kilocalories</alias></lexeme>
  <lexeme><grapheme>Hz</grapheme><alias>hertz</alias></lexeme>
  <lexeme><grapheme>oz</grapheme><alias>ounces</alias></lexeme>
  <lexeme><grapheme>incl.</grapheme><alias>including</alias></lexeme>
  <lexeme><grapheme>excl.</grapheme><alias>excluding</alias></lexeme>
  <lexeme><grapheme>w/o</grapheme><alias>without</alias></lexeme>
  <lexeme><grapheme>24/7</grapheme><alias>24 7</alias></lexeme>
  <lexeme><grapheme>N/A</grapheme><grapheme>n/a</grapheme><alias>not applicable</alias></lexeme>
</lexicon>
