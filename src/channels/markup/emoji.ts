// The emoji that are written most, by their names in Slack and in Teams. Names as in https://github.com/iamcal/emoji-data, which
// Slack follows; a name that is not here stays as it was typed.

const names = `
thumbsup 👍, +1 👍, thumbsdown 👎, -1 👎, ok_hand 👌, wave 👋, clap 👏, raised_hands 🙌, pray 🙏, handshake 🤝, muscle 💪,
point_up ☝️, point_up_2 👆, point_down 👇, point_left 👈, point_right 👉, raised_hand ✋, hand ✋, v ✌️,
crossed_fingers 🤞, fist ✊, facepunch 👊, punch 👊, writing_hand ✍️, call_me_hand 🤙, smile 😄, smiley 😃,
grinning 😀, grin 😁, laughing 😆, satisfied 😆, sweat_smile 😅, joy 😂, rolling_on_the_floor_laughing 🤣, rofl 🤣,
blush 😊, slightly_smiling_face 🙂, upside_down_face 🙃, wink 😉, relaxed ☺️, heart_eyes 😍, kissing_heart 😘, yum 😋,
stuck_out_tongue 😛, stuck_out_tongue_winking_eye 😜, sunglasses 😎, star-struck 🤩, partying_face 🥳,
hugging_face 🤗, thinking_face 🤔, thinking 🤔, neutral_face 😐, expressionless 😑, no_mouth 😶,
face_with_rolling_eyes 🙄, smirk 😏, unamused 😒, relieved 😌, pensive 😔, sleepy 😪, sleeping 😴, mask 😷,
dizzy_face 😵, exploding_head 🤯, nerd_face 🤓, confused 😕, worried 😟, slightly_frowning_face 🙁, open_mouth 😮,
hushed 😯, astonished 😲, flushed 😳, pleading_face 🥺, fearful 😨, cold_sweat 😰, cry 😢, sob 😭, scream 😱,
disappointed 😞, sweat 😓, weary 😩, tired_face 😫, yawning_face 🥱, triumph 😤, rage 😡, angry 😠, skull 💀,
see_no_evil 🙈, hear_no_evil 🙉, speak_no_evil 🙊, shrug 🤷, man-shrugging 🤷‍♂️, woman-shrugging 🤷‍♀️, face_palm 🤦,
facepalm 🤦, man-facepalming 🤦‍♂️, woman-facepalming 🤦‍♀️, eyes 👀, brain 🧠, robot_face 🤖, ghost 👻, heart ❤️,
orange_heart 🧡, yellow_heart 💛, green_heart 💚, blue_heart 💙, purple_heart 💜, black_heart 🖤, broken_heart 💔,
two_hearts 💕, sparkling_heart 💖, 100 💯, fire 🔥, boom 💥, collision 💥, sparkles ✨, star ⭐, star2 🌟, dizzy 💫,
zap ⚡, sunny ☀️, cloud ☁️, umbrella ☔, snowflake ❄️, rainbow 🌈, tada 🎉, confetti_ball 🎊, balloon 🎈, gift 🎁,
birthday 🎂, cake 🍰, trophy 🏆, medal 🏅, first_place_medal 🥇, dart 🎯, rocket 🚀, airplane ✈️, car 🚗, house 🏠,
office 🏢, coffee ☕, beer 🍺, beers 🍻, champagne 🍾, clinking_glasses 🥂, pizza 🍕, white_check_mark ✅,
heavy_check_mark ✔️, ballot_box_with_check ☑️, x ❌, negative_squared_cross_mark ❎, heavy_plus_sign ➕,
heavy_minus_sign ➖, question ❓, grey_question ❔, exclamation ❗, heavy_exclamation_mark ❗, bangbang ‼️,
warning ⚠️, no_entry ⛔, no_entry_sign 🚫, octagonal_sign 🛑, rotating_light 🚨, information_source ℹ️, bulb 💡,
mag 🔍, lock 🔒, unlock 🔓, key 🔑, bell 🔔, no_bell 🔕, mega 📣, loudspeaker 📢, speech_balloon 💬, thought_balloon 💭,
phone ☎️, telephone_receiver 📞, iphone 📱, computer 💻, email 📧, e-mail 📧, envelope ✉️, inbox_tray 📥,
outbox_tray 📤, memo 📝, pencil 📝, pencil2 ✏️, clipboard 📋, calendar 📅, date 📅, spiral_calendar_pad 🗓️,
chart_with_upwards_trend 📈, chart_with_downwards_trend 📉, bar_chart 📊, pushpin 📌, round_pushpin 📍, paperclip 📎,
link 🔗, file_folder 📁, page_facing_up 📄, books 📚, briefcase 💼, mortar_board 🎓, moneybag 💰, dollar 💵,
credit_card 💳, hourglass ⌛, hourglass_flowing_sand ⏳, alarm_clock ⏰, stopwatch ⏱️, clock1 🕐, watch ⌚,
arrow_right ➡️, arrow_left ⬅️, arrow_up ⬆️, arrow_down ⬇️, arrows_counterclockwise 🔄, recycle ♻️, red_circle 🔴,
large_blue_circle 🔵, large_green_circle 🟢, large_yellow_circle 🟡, large_orange_circle 🟠, white_circle ⚪,
black_circle ⚫, small_red_triangle 🔺, globe_with_meridians 🌐, earth_africa 🌍, busts_in_silhouette 👥,
bust_in_silhouette 👤, construction 🚧, hammer_and_wrench 🛠️, wrench 🔧, gear ⚙️, dancer 💃, runner 🏃, crown 👑,
gem 💎, seedling 🌱, four_leaf_clover 🍀, bouquet 💐, rose 🌹, dog 🐶, cat 🐱, unicorn_face 🦄, bug 🐛, saluting_face 🫡
`;

export const emoji: ReadonlyMap<string, string> = new Map(
  names
    .trim()
    .split(/,\s/)
    .map((line) => {
      const [name = '', character = ''] = line.split(' ');
      return [name, character] as const;
    }),
);

/** Slack counts the tones from 2 to 6. */
export const skinTones: Readonly<Record<string, string>> = { 2: '🏻', 3: '🏼', 4: '🏽', 5: '🏾', 6: '🏿' };
