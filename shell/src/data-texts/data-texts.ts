import { msg } from '@lingui/core/macro';
import type { DataText } from '@vitae/remote-kit/data-texts';

/** What the API answers when it refuses, by its code. A code with several sentences has each of them here. */
export const failureTexts: Record<string, readonly DataText[]> = {
  advert_address_wrong: [{ text: msg`Please give the full address of the advert, as https://example.com/jobs/1.` }],
  advert_page_empty: [
    {
      text: msg`No advert could be read on this page. Please open it, copy the text of the advert and paste it here.`,
    },
  ],
  advert_page_missing: [
    {
      text: msg`There is no page at this address. The advert may have been taken down; if you have its text, please paste it.`,
    },
  ],
  advert_page_refused: [
    {
      text: msg`This site shows its adverts to people only. Please open the advert, copy its text and paste it here, or print it to a PDF and take it from the file.`,
    },
  ],
  advert_page_slow: [
    { text: msg`This site takes too long to answer. Please try again later, or paste the text of the advert.` },
  ],
  advert_page_too_large: [
    { text: msg`The page at this address is too large. Please copy the text of the advert and paste it.` },
  ],
  advert_page_type: [
    {
      text: msg`There is no page of text at this address. Please print the advert to a PDF and take it from the file, or paste its text.`,
    },
  ],
  advert_page_unreachable: [
    { text: msg`This address cannot be reached. Please check it, or paste the text of the advert.` },
  ],
  advert_in_other_language: [
    {
      text: msg`The built-in writer writes in English and in Arabic, and this job description is in another language. Please paste an English or Arabic version of it.`,
    },
  ],
  advert_says_too_little: [
    {
      text: msg`The job description says too little to answer it. Please paste the whole advert: what the job is and what it asks for.`,
    },
  ],
  account_gone: [{ text: msg`This account no longer exists.` }],
  already_paid: [
    {
      text: msg({ message: 'You have {plan} until {day}. You can choose another plan when it has ended.' }),
      values: ['plan', 'day'],
    },
  ],
  body_too_large: [{ text: msg`That is more text than this call accepts. Please shorten it.` }],
  chat_full: [{ text: msg`This conversation is full. Please begin a new one.` }],
  chat_moved_on: [{ text: msg`This conversation has gone on elsewhere. Please reload it to see what was said.` }],
  chat_not_found: [{ text: msg`This conversation is not there any more. It may have been deleted.` }],
  proposal_not_found: [{ text: msg`This proposal is not there any more.` }],
  proposal_outdated: [
    { text: msg`This place of your resume has been changed since then, so that nothing was written.` },
    { text: msg`This place of your letter has been changed since then, so that nothing was written.` },
  ],
  letter_version_not_found: [{ text: msg`This version is not there any more.` }],
  checkout_elsewhere: [
    {
      text: msg`Another payment page of your account is being opened just now. Please use that one, or try again in a moment.`,
    },
  ],
  checkout_not_found: [
    { text: msg`There is no such payment in your account.` },
    { text: msg`There is no such checkout.` },
  ],
  ats_check_not_found: [{ text: msg`This check is not there any more. It may have been deleted.` }],
  ats_link_not_found: [{ text: msg`This link does not lead to a report any more. Ask its owner for a new one.` }],
  ats_resume_required: [{ text: msg`Please upload your resume, or choose one of your account.` }],
  code_expired: [{ text: msg`This code has expired or was tried too often. Please ask for a new one.` }],
  code_wrong: [{ text: msg`That code is not right. Please check the mail and try again.` }],
  database_unavailable: [
    {
      text: msg`The service cannot reach its database at the moment. Nothing was changed. Please try again in a minute.`,
    },
  ],
  file_too_large: [{ text: msg`File too large. Maximum size is 5 MB.` }],
  generation_not_found: [{ text: msg`This letter is no longer stored. Please generate a new cover letter.` }],
  google_disabled: [{ text: msg`Google sign-in is not set up on this site.` }],
  google_refused: [{ text: msg`Google did not confirm this sign-in. Please try again.` }],
  google_unreachable: [{ text: msg`Google cannot be reached at the moment. Please try again.` }],
  internal: [{ text: msg`Something went wrong on our side. Please try again.` }],
  invalid_json: [{ text: msg`The request is not valid JSON.` }, { text: msg`The request has no content.` }],
  no_paid_plan: [{ text: msg`You have no paid plan that could be canceled.` }],
  no_provider: [{ text: msg`This site has no payment provider.` }],
  password_account: [{ text: msg`There is an account with this address already. Please sign in with its password.` }],
  payment_busy: [{ text: msg`Your payment is being confirmed just now. Please try again in a moment.` }],
  payment_provider_error: [
    {
      text: msg`The payment provider does not answer as it should. Nothing was charged. Please try again in a few minutes.`,
    },
  ],
  // The API says it with the plan and its figure; the Arabic sentence does without.
  plan_limit_reached: [
    { text: msg`You have used up today's allowance. Please come back tomorrow, or choose a larger plan.` },
  ],
  visitor_limit_reached: [
    {
      text: msg`You have used up what a day allows without an account. Please sign up for more, or come back tomorrow.`,
    },
  ],
  reset_expired: [{ text: msg`This password reset has expired. Please ask for a new code.` }],
  resume_corrupt: [
    {
      text: msg`This file is damaged and cannot be opened. Please save it again from your editor and upload the new copy.`,
    },
  ],
  resume_empty: [{ text: msg`This file is empty. Please choose a file that contains your resume.` }],
  resume_encrypted: [
    { text: msg`This file is protected by a password. Please save a copy without the password and upload that.` },
  ],
  resume_holds_sample_text: [
    {
      text: msg`This resume still holds the sample text of its template. Please put your own words in its place, years included, and upload it again.`,
    },
  ],
  resume_image_only: [
    {
      text: msg`This file holds only pictures of text. Please upload a version whose text can be selected: a PDF saved by your editor, DOCX or TXT.`,
    },
  ],
  resume_not_a_resume: [
    {
      text: msg`This could not be read as a resume. Please choose a file that lists your contact details and your experience, each job and school on a line of its own.`,
    },
    { text: msg`This looks like a job advert, not a resume. Please choose the file that holds your resume.` },
  ],
  resume_in_other_language: [
    {
      text: msg`The built-in writer does not translate: it writes in the language of the job description, and this resume is in another one. Please upload the resume in the language of the job description.`,
    },
  ],
  resume_out_of_memory: [
    { text: msg`This file needs too much memory to read. Please save it as a simpler PDF or as DOCX and try again.` },
  ],
  resume_says_too_little: [
    {
      text: msg`Too little of your resume could be read for a letter that is about you. Please put each job, with its employer and years, and what you have done, learned or can do on lines of their own, and upload it again.`,
    },
  ],
  resume_timeout: [
    { text: msg`Reading this file took too long. Please save it as a simpler PDF or as DOCX and try again.` },
  ],
  resume_too_large: [
    { text: msg`File too large. Maximum size is 5 MB.` },
    { text: msg`This document is too long to be a resume. Please upload only your resume.` },
  ],
  resume_type_mismatch: [
    {
      text: msg`The content of this file does not match its name. Please open it in your editor and save it again as PDF, DOCX or TXT.`,
    },
  ],
  resume_unsupported_type: [{ text: msg`Unsupported file type. Please use PDF, DOC, DOCX, or TXT.` }],
  signup_expired: [{ text: msg`This sign-up has expired. Please sign up again.` }],
  staff_only: [{ text: msg`Admin access denied.` }],
  superuser_only: [{ text: msg`Only a superuser may do this.` }],
  template_not_found: [{ text: msg`Template ID not found. Please select a valid template.` }],
  token_expired: [{ text: msg`Your session has expired. Please sign in again.` }],
  token_invalid: [{ text: msg`Please sign in again.` }],
  token_missing: [{ text: msg`Please sign in.` }],
  too_deep: [{ text: msg`The request is nested too deeply.` }],
  too_many_attempts: [
    { text: msg`Too many wrong codes. Please wait 15 minutes and try again.` },
    {
      text: msg({ message: 'Too many attempts. Please wait {minutes} minute and try again, or reset your password.' }),
      values: ['minutes'],
    },
    {
      text: msg({ message: 'Too many attempts. Please wait {minutes} minutes and try again, or reset your password.' }),
      values: ['minutes'],
    },
  ],
  too_many_codes: [
    {
      text: msg`We have sent several mails to this address. Please look for them, also in the spam folder, or try again in an hour.`,
    },
  ],
  too_many_requests: [
    { text: msg`Too many requests. Please wait a moment and try again.` },
    { text: msg`Too many requests. Please wait a moment before regenerating.` },
  ],
  this_machine_only: [{ text: msg`The development mailbox can be read on this machine only.` }],
  invalid_form: [{ text: msg`The form is damaged. Please send it again.` }],
  unknown_plan: [{ text: msg`There is no such plan to buy. Please choose one of the list.` }],
  unsupported_media_type: [{ text: msg`This call does not accept that kind of content.` }],
  user_only: [{ text: msg`Please sign in with a user account: staff accounts have no data of their own.` }],
  example_not_found: [{ text: msg`There is no such example.` }],
  link_not_found: [{ text: msg`This link does not lead to a resume any more. Ask its owner for a new one.` }],
  link_password_required: [{ text: msg`This resume is protected by a password.` }],
  link_password_wrong: [{ text: msg`This is not the password of this resume.` }],
  resume_not_found: [{ text: msg`This resume is not there any more. It may have been deleted.` }],
  section_not_found: [{ text: msg`This resume has no such section.` }],
  version_not_found: [{ text: msg`This version is not kept any more.` }],
  work_busy: [
    { text: msg`Too many people ask for this at the moment. Nothing was lost. Please try again in a few seconds.` },
  ],
  work_timeout: [{ text: msg`This text takes too long to work on. Please shorten it and try again.` }],
  work_out_of_memory: [{ text: msg`This text takes too much memory to work on. Please shorten it and try again.` }],
  work_crashed: [{ text: msg`The work on this text ended unexpectedly. Please try again.` }],
  resume_limit_reached: [
    {
      text: msg({
        message:
          'Your {plan} plan keeps {count} resumes. Delete one that you no longer need, or choose a plan with more.',
      }),
      values: ['plan', 'count'],
    },
  ],
  too_many_versions: [{ text: msg({ message: 'A resume keeps {count} named versions.' }), values: ['count'] }],
  wrong_credentials: [
    { text: msg`The e-mail address or the password is not right.` },
    { text: msg`Invalid credentials. Please check username and password.` },
  ],
  letter_not_found: [{ text: msg`There is no such letter in your account.` }],
  letters_full: [
    {
      text: msg({ message: 'An account keeps {count} letters. Please delete some that you no longer need.' }),
      values: ['count'],
    },
  ],
  mailbox_locked: [{ text: msg`The development mailbox opens by the link that the start has printed.` }],
  name_missing: [
    { text: msg`Your name was not found in your resume. Please enter it, so that your letter can be signed.` },
    { text: msg`Please enter your name.` },
  ],
  no_second_factor: [{ text: msg`There is no second factor.` }],
  passkey_not_found: [{ text: msg`There is no such passkey in your account.` }],
  passkey_refused: [{ text: msg`This passkey was not accepted. Please try again, or use another way.` }],
  passkeys_full: [{ text: msg`An account has at most 20 passkeys. Remove one first.` }],
  password_common: [
    {
      text: msg`This password is on the lists of stolen passwords, or nearly. Three or four unrelated words make a good one.`,
    },
  ],
  password_date: [
    { text: msg`Dates are tried early, and yours are known to many. Three or four unrelated words make a good one.` },
  ],
  password_guessable: [
    {
      text: msg`This password could be guessed: add a word or two that has nothing to do with the rest. Three or four unrelated words make a good one.`,
    },
  ],
  password_keyboard: [
    { text: msg`Keys that lie beside each other are tried early. Three or four unrelated words make a good one.` },
  ],
  password_personal: [
    {
      text: msg`Your name and your e-mail address are the first things anyone tries. Three or four unrelated words make a good one.`,
    },
  ],
  password_repeated: [
    { text: msg`A repeated piece adds nothing to guess. Three or four unrelated words make a good one.` },
  ],
  password_sequence: [
    { text: msg`Runs like "abcd" or "6543" are tried early. Three or four unrelated words make a good one.` },
  ],
  second_factor_exists: [{ text: msg`There is a second factor already. Remove it first.` }],
  second_factor_needed: [{ text: msg`Please enter the code that your authenticator app shows.` }],
  second_factor_not_begun: [{ text: msg`Please begin again: this set-up has ended.` }],
  second_factor_required: [
    { text: msg`This site asks staff for a second factor. Set one up on the server first: pnpm staff second-factor.` },
  ],
  second_factor_wrong: [
    { text: msg`This code is not right, or was used before. Please enter the one that your app shows now.` },
  ],
  session_not_found: [{ text: msg`You are not signed in there any more.` }],
  sign_in_again: [{ text: msg`Please confirm that it is you before you change this.` }],
  wrong_password: [{ text: msg`The password is not right.` }],
  account_disabled: [{ text: msg`This account is disabled. Please write to us to have it back.` }],
  address_differs: [{ text: msg`This is not the address of the account that is to be erased.` }],
  limit_below_free: [{ text: msg`A paid plan cannot allow less than the free one.` }],
  limit_gone: [{ text: msg`This client is not held back any more.` }],
  no_release_store: [{ text: msg`This API stands apart from a release store.` }],
  plan_is_paid: [
    { text: msg`This plan is paid for. It is changed or ended at the payment provider, or by its owner.` },
  ],
  unknown_time_zone: [{ text: msg`There is no such time zone.` }],
  window_too_long: [
    {
      text: msg({ message: 'Please choose a first day that is not after the last, and at most {days} days.' }),
      values: ['days'],
    },
  ],
};

/** What a field of a form says, here and in the API; regions and plans. */
export const otherTexts: readonly DataText[] = [
  { text: msg`Please enter a valid e-mail address.` },
  { text: msg({ message: 'A password has at least {length} characters.' }), values: ['length'] },
  { text: msg({ message: 'A password has at most {length} characters.' }), values: ['length'] },
  { text: msg({ message: 'The code has {length} digits.' }), values: ['length'] },
  { text: msg`Please enter your password.` },
  { text: msg`Please enter a name.` },
  { text: msg`This value is not accepted.` },
  { text: msg`Job description is required.` },
  { text: msg`Job title is required.` },
  { text: msg`Resume file is required. Please upload your resume.` },

  { text: msg`United States` },
  { text: msg`United Kingdom` },
  { text: msg`European Union` },
  { text: msg`India` },
  { text: msg`United Arab Emirates` },
  { text: msg`Saudi Arabia` },
  { text: msg`Qatar` },
  { text: msg`Kuwait` },
  { text: msg`Bahrain` },
  { text: msg`Oman` },
  { text: msg`Another country` },
  { text: msg`Gulf (GCC)` },
  { text: msg`Leave out photo, age and family details: employers in the United States must not consider them.` },
  { text: msg`Two pages of A4 without photo, age or family details are the custom in the United Kingdom.` },
  { text: msg`A photo and your date of birth are your choice in most of Europe; family details do not belong here.` },
  { text: msg`A short section of personal details is common in India; international employers do not need it.` },
  { text: msg`Add a photo or personal details only where the advert or the custom of the country asks for them.` },
  {
    text: msg`Employers in the United Arab Emirates look for nationality, visa status and a professional photo near the top.`,
  },
  { text: msg`Employers in Saudi Arabia look for nationality, visa status and a professional photo near the top.` },
  { text: msg`Employers in Qatar look for nationality, visa status and a professional photo near the top.` },
  { text: msg`Employers in Kuwait look for nationality, visa status and a professional photo near the top.` },
  { text: msg`Employers in Bahrain look for nationality, visa status and a professional photo near the top.` },
  { text: msg`Employers in Oman look for nationality, visa status and a professional photo near the top.` },

  { text: msg`Free` },
  { text: msg`Pro Monthly` },
  { text: msg`Pro Yearly` },
  { text: msg`Everything you need for one good application at a time.` },
  { text: msg`For an active search. Cancel whenever you like.` },
  { text: msg`For a career. Twelve months for the price of eight.` },
  { text: msg`Every template` },
  { text: msg`Resumes as PDF and Word, letters as PDF` },
  { text: msg`Letters and resumes kept on every device` },
  { text: msg`Everything in Free` },
];
