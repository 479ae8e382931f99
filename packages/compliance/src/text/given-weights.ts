// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label core=-62;behind label host=19;behind label joined=-24;behind label other=-8;c all-capitals before mark next end=9
c all-capitals before none next verb=77;c all-capitals before none next word=22;c all-capitals before none=17
c all-capitals before sentence=49;c all-capitals next link=-73;c all-capitals next verb=77;c all-capitals next word=53;c all-capitals one=-16
c all-capitals ordinary=-33;c all-capitals rare core=43;c all-capitals rare full=-46;c all-capitals rare initials=23
c all-capitals rare next end=22;c all-capitals rare next label=14;c all-capitals rare next verb=34;c all-capitals rare next word=55
c all-first before label next verb=10;c all-first before label next word=-20;c all-first before mark next end=22;c all-first before mark=21
c all-first before none next capital=35;c all-first before none next dash=12;c all-first before none next label=17
c all-first before none next mark=57;c all-first before none next verb=11;c all-first before none next word=19;c all-first before none=23
c all-first before sentence next link=-9;c all-first before sentence next mark=11;c all-first before sentence next verb=56
c all-first before sentence next word=-53;c all-first mixed core=22;c all-first mixed full=18;c all-first mixed lead=10
c all-first mixed next capital=29;c all-first mixed next label=20;c all-first mixed next link=28;c all-first mixed next mark=46
c all-first mixed next verb=24;c all-first mixed next word=-25;c all-first mixed other=16;c all-first mixed worded=32;c all-first mixed=17
c all-first more=14;c all-first next capital=37;c all-first next dash=12;c all-first next label=17;c all-first next mark=26
c all-first next verb=32;c all-first next word=-17;c all-first ordinary core=43;c all-first ordinary full=14
c all-first ordinary next verb=69;c all-first ordinary next word=10;c all-first ordinary=16;c all-first rare core=-29
c all-first rare full=18;c all-first rare initials=33;c all-first rare lead=34;c all-first rare next label=14;c all-first rare next mark=-11
c all-first rare next verb=49;c all-first rare worded=15;c all-first=14;c all-inside before capital next mark=40
c all-inside before capital=49;c all-inside before determiner next link=-30;c all-inside before determiner next verb=-12
c all-inside before determiner next word=58;c all-inside before determiner=9;c all-inside before link next end=59
c all-inside before link next label=48;c all-inside before link next link=50;c all-inside before link next word=-16
c all-inside before mark next end=30;c all-inside before mark next mark=11;c all-inside before mark next word=35;c all-inside before mark=20
c all-inside before owner=13;c all-inside before place next determiner=35;c all-inside before place next end=20
c all-inside before place next link=-17;c all-inside before place next mark=24;c all-inside before place next verb=-48
c all-inside before place next word=51;c all-inside before place=12;c all-inside before sentence=13;c all-inside before verb=24
c all-inside before word next link=-64;c all-inside before word next mark=24;c all-inside before word next word=-10
c all-inside before word=25;c all-inside mixed core=-19;c all-inside mixed full=12;c all-inside mixed lead=53
c all-inside mixed next determiner=46;c all-inside mixed next end=12;c all-inside mixed next label=-13;c all-inside mixed next mark=11
c all-inside mixed next verb=18;c all-inside mixed next word=-12;c all-inside mixed other=63;c all-inside mixed worded=-48
c all-inside more=10;c all-inside next determiner=-32;c all-inside next end=14;c all-inside next label=19;c all-inside next link=-18
c all-inside next mark=16;c all-inside next verb=12;c all-inside next word=16;c all-inside ordinary core=41;c all-inside ordinary lead=24
c all-inside ordinary next end=16;c all-inside ordinary next link=-40;c all-inside ordinary next mark=38;c all-inside ordinary next verb=-16
c all-inside ordinary next word=80;c all-inside ordinary=31;c all-inside rare core=-16;c all-inside rare full=-27;c all-inside rare lead=53
c all-inside rare next end=18;c all-inside rare next mark=15;c all-inside rare next word=27;c all-inside rare other=-39
c all-inside rare worded=88;c all-inside=10;c lower before capital next determiner=-19;c lower before capital next link=-9
c lower before capital next verb=-38;c lower before capital next word=-24;c lower before capital=-33;c lower before determiner next label=-29
c lower before determiner next link=-24;c lower before determiner next mark=-75;c lower before determiner next verb=-27
c lower before determiner next word=-32;c lower before determiner=-46;c lower before label next mark=-29;c lower before link next link=-17
c lower before link next mark=-31;c lower before link next word=-46;c lower before link=-40;c lower before mark next end=55
c lower before mark next mark=43;c lower before mark=19;c lower before number=-35;c lower before owner next link=-21
c lower before owner next mark=-59;c lower before owner next verb=-24;c lower before owner next word=-16;c lower before owner=-30
c lower before place next link=-11;c lower before place next mark=60;c lower before place next word=-44;c lower before sentence=34
c lower before verb=-42;c lower before word next link=-20;c lower before word next mark=-26;c lower before word next verb=-28
c lower before word next word=-37;c lower before word=-28;c lower mixed core=-14;c lower mixed next end=27;c lower mixed next link=-28
c lower mixed next mark=-13;c lower mixed next word=15;c lower more=-10;c lower next capital=17;c lower next determiner=-29
c lower next label=-60;c lower next link=-22;c lower next verb=-29;c lower next word=-34;c lower one=-23;c lower ordinary core=-42
c lower ordinary full=-24;c lower ordinary lead=-56;c lower ordinary next label=-23;c lower ordinary next link=-30
c lower ordinary next mark=-26;c lower ordinary next verb=-11;c lower ordinary next word=-32;c lower ordinary other=-31
c lower ordinary worded=-87;c lower ordinary=-32;c lower rare core=-31;c lower rare full=11;c lower rare handle=21;c lower rare host=-21
c lower rare joined=16;c lower rare lead=-61;c lower rare next determiner=-33;c lower rare next end=43;c lower rare next link=-15
c lower rare next mark=18;c lower rare next verb=-45;c lower rare next word=-41;c lower rare other=-47;c lower rare=-11
c lower-text before link=-83;c lower-text before mark next end=34;c lower-text before none next word=44;c lower-text before none=56
c lower-text before place=60;c lower-text before sentence=43;c lower-text mixed full=22;c lower-text mixed next word=54
c lower-text mixed worded=21;c lower-text mixed=36;c lower-text more=25;c lower-text next end=21;c lower-text next label=-28
c lower-text next link=10;c lower-text next mark=-14;c lower-text next verb=11;c lower-text next word=48;c lower-text one=-14
c lower-text ordinary full=-52;c lower-text ordinary=-67;c lower-text rare core=24;c lower-text rare full=26;c lower-text rare handle=17
c lower-text rare next end=27;c lower-text rare next mark=39;c lower-text rare next word=42;c lower-text rare=38;c lower-text=11;c lower=-20
c mixed before label=23;c mixed before mark=23;c mixed before none=23;c mixed before owner=26;c mixed before place=16
c mixed before sentence=23;c mixed before word=23;c one-first before label=-20;c one-first before mark next end=33;c one-first before mark=16
c one-first before none next label=24;c one-first before none next link=-112;c one-first before none next mark=-38
c one-first before none next verb=23;c one-first before none next word=16;c one-first before none=-9;c one-first before sentence next end=15
c one-first before sentence next mark=25;c one-first before sentence next word=-52;c one-first before sentence=-8;c one-first more=36
c one-first next capital=15;c one-first next end=21;c one-first next label=16;c one-first next link=-14;c one-first next mark=-15
c one-first next verb=19;c one-first next word=-9;c one-first one=-10;c one-first ordinary full=-14;c one-first ordinary lead=-29
c one-first ordinary next capital=-65;c one-first ordinary next link=-22;c one-first ordinary=-17;c one-first rare core=30
c one-first rare next capital=26;c one-first rare next end=-28;c one-first rare next label=24;c one-first rare next mark=-18
c one-first rare next verb=30;c one-first rare next word=-11;c one-first rare other=-38;c one-first=-8
c one-inside before capital next mark=-68;c one-inside before capital=-14;c one-inside before determiner next word=73
c one-inside before determiner=36;c one-inside before link next mark=-16;c one-inside before link next verb=120;c one-inside before link=35
c one-inside before owner next word=27;c one-inside before owner=48;c one-inside before place next label=11
c one-inside before place next mark=-10;c one-inside before word next mark=39;c one-inside before word=-22;c one-inside more=17
c one-inside next capital=-63;c one-inside next end=32;c one-inside next label=23;c one-inside next link=19;c one-inside next word=37
c one-inside one=15;c one-inside ordinary full=53;c one-inside ordinary next mark=-17;c one-inside ordinary other=-38
c one-inside ordinary=39;c one-inside rare core=19;c one-inside rare full=-25;c one-inside rare handle=18;c one-inside rare lead=36
c one-inside rare next capital=-60;c one-inside rare next end=9;c one-inside rare next label=22;c one-inside rare next link=22
c one-inside rare next word=25;c one-inside rare other=10;c one-inside=15;c only-first before none=-82;c only-first mixed=-63
c only-first more=-74;c only-first next word=-59;c only-first ordinary=-57;c only-first=-74;c ordinary before capital=-33
c ordinary before label=-25;c ordinary before mark=-27;c ordinary before number=14;c ordinary before owner=-10;c ordinary before sentence=-17
c ordinary before word=-43;c rare before capital=-13;c rare before label=-11;c rare before link=-24;c rare before mark=30
c rare before owner=9;c rare before place=15;c rare before sentence=14;c shouted before none=69;c shouted mixed=42;c shouted more=43
c shouted next capital=85;c shouted rare=65;c shouted=60;c some before determiner next mark=18;c some before determiner=16
c some before label next end=27;c some before label=27;c some mixed full=65;c some mixed next end=68;c some mixed next mark=61
c some mixed worded=22;c some mixed=37;c some more=16;c some next end=53;c some next mark=-9;c some rare next end=28;c some rare=-20
c some=16;capital all=10;capital none=-20;capital some=-26;form address kind none capital none=30;form address kind none=30
form address left none=30;form address place colon=22;form address place inside=29;form address=30
form core kind ordinary capital no text=-22;form core kind ordinary capital none=-26;form core kind ordinary=-11
form core kind particular capital all=28;form core kind particular capital no text=-13;form core kind particular capital none=-31
form core kind particular capital some=-35;form core kind particular=14;form core kind place capital all=-36;form core kind place=-36
form core left other=14;form core place comma end=15;form core place comma word=45;form core place comma=49;form core place first colon=14
form core place first word=-13;form core place inside colon=-18;form core place inside end=18;form core place inside word=-25
form core place inside=-14;form core place sentence comma=40;form core place sentence end=42;form core place sentence word=36
form core place sentence=52;form core right generic=-66;form core right none=17;form core right other trade=-77;form core right other=-34
form full kind generic capital all=-17;form full kind generic=-30;form full kind ordinary capital all=15
form full kind ordinary capital none=-23;form full kind particular capital no text=-13;form full kind person capital all=25
form full kind place capital all=12;form full kind place=12;form full left other=-16;form full of 1=-11;form full of 3=8
form full place bracket=18;form full place colon=-10;form full place comma end=21;form full place comma word=-50;form full place comma=-33
form full place first colon=15;form full place first dash=17;form full place first word=12;form full place first=12
form full place greeted word=14;form full place greeted=16;form full place inside comma=-39;form full place inside end=-21
form full place inside word=-11;form full place inside=-15;form full right trade=73;form handle kind none capital all=18
form handle kind none capital no text=17;form handle kind none capital none=21;form handle kind none=20;form handle left none=20
form handle of 2=25;form handle of 3=18;form handle place at-sign sentence=10;form handle place at-sign word=24;form handle place at-sign=15
form handle place inside=29;form handle right none=20;form handle=20;form host kind none capital none=-14;form host kind none=-14
form host left none=-14;form host place inside=28;form host right none=-14;form host=-14;form initials kind none capital all=24
form initials kind none capital some=25;form initials kind none=24;form initials left none=24;form initials of 3=23
form initials place dash end=9;form initials place dash=9;form initials place first colon=15;form initials place first word=35
form initials place first=25;form initials right none=21;form initials right other=43;form initials-word kind none capital all=23
form initials-word kind none=23;form initials-word left none=23;form initials-word of 3=23;form initials-word right none=23
form initials-word=23;form initials=24;form joined kind none capital none=19;form joined kind none=18;form joined left none=22
form joined of 2=36;form joined of 3=-8;form joined place inside sentence=34;form joined place inside=35;form joined right none=22
form joined=22;form lead kind number=20;form lead kind ordinary capital all=29;form lead kind ordinary capital none=-59
form lead kind particular capital all=25;form lead kind particular capital none=-65;form lead kind particular=16
form lead kind place capital all=-10;form lead kind place=-15;form lead left none=8;form lead left other=23;form lead of 2=53
form lead place colon word=13;form lead place colon=13;form lead place comma=17;form lead place first colon=19;form lead place first word=-32
form lead place inside comma=65;form lead place inside end=37;form lead place inside sentence=-8;form lead place inside=12
form lead place sentence end=46;form lead place sentence=16;form lead right none=18;form lead right other=-41;form lead=10
form other kind number capital all=-45;form other kind number=-78;form other kind ordinary capital all=19
form other kind ordinary capital none=-28;form other kind particular capital all=43;form other kind particular capital none=-42
form other kind particular=17;form other kind person capital all=-9;form other kind person=-16;form other of 2=-63
form other place first colon=20;form other place first word=-39;form other place first=-45;form other place inside colon=-33
form other place inside comma=27;form other place inside sentence=-22;form other place inside word=21;form other place sentence end=44
form other place sentence=34;form other right other=-72;form worded kind none capital all=13;form worded kind none capital no text=42
form worded kind none capital none=-27;form worded kind none=11;form worded left none=15;form worded of 1=-27;form worded of 3=29
form worded place colon end=54;form worded place colon=54;form worded place first word=26;form worded place first=29
form worded place inside word=45;form worded place sentence end=16;form worded place sentence=-18;form worded right none=8;form worded=11
host 10 colon=-23;host 10 inside=-32;host 10=-31;host 11 colon=-38;host 11 inside=-27;host 11=-14;host 12=-10;host 4 comma=17
host 4 inside=-14;host 4 sentence=-12;host 4=-11;host 5=35;host 6 inside=18;host 6 sentence=-9;host 6=18;host 7=30;host 9 inside=-15
host 9=-16;host at-sign=28;host behind =26;host behind a=20;host behind de=-54;host behind el=28;host behind en=-33;host behind from=-69
host behind la=42;host behind to=-57;host behind with=31;host behind your=-68;host comma=12;host first colon 1 inside=42
host first colon 1=44;host first colon 2 colon=-21;host first colon 2 inside=-30;host first colon 2=-27;host first colon 3 colon=-25
host first colon 3 inside=-28;host first colon 3=-19;host first word 0 inside=52;host first word 1 sentence=31;host first word 1=12
host first word 2 inside=-29;host first word 2=-32;host first word 3 inside=-35;host first word 3=-40;host inside=-22;host sentence=26
kind generic count 2 capital all=-15;kind generic next word capital all=27;kind generic place first capital all=-78;kind generic=-41
kind none count 0 capital all=20;kind none count 0 capital no text=32;kind none count 0 capital none=11;kind none count 0 capital some=38
kind none next colon capital all=28;kind none next end capital all=16;kind none next end capital no text=29
kind none next opt-out capital none=12;kind none next sentence capital all=41;kind none next sentence capital none=12
kind none next word capital all=35;kind none next word capital no text=38;kind none next word capital none=-8
kind none place at-sign capital no text=12;kind none place at-sign capital none=18;kind none place dash capital all=9
kind none place first capital all=26;kind none place inside capital all=25;kind none place inside capital no text=29
kind none place sentence capital all=-19;kind none=20;kind number count 1 capital all=-78;kind number next word capital all=18
kind number=-27;kind ordinary count 1 capital all=38;kind ordinary count 1 capital none=-31;kind ordinary count 2 capital all=12
kind ordinary count 2 capital none=-39;kind ordinary count 3 capital all=-36;kind ordinary next colon capital all=39
kind ordinary next comma capital none=-42;kind ordinary next end capital all=43;kind ordinary next sentence capital none=-22
kind ordinary next word capital no text=36;kind ordinary next word capital none=-35;kind ordinary place comma capital all=-50
kind ordinary place first capital all=9;kind ordinary place inside capital all=18;kind ordinary place inside capital no text=-25
kind ordinary place inside capital none=-31;kind ordinary place sentence capital all=37;kind particular count 1 capital no text=-48
kind particular count 1 capital none=-17;kind particular count 2 capital all=15;kind particular count 2 capital no text=25
kind particular count 2 capital none=-43;kind particular count 3 capital all=20;kind particular count 3 capital no text=97
kind particular count 3 capital none=51;kind particular next city capital all=39;kind particular next colon capital all=13
kind particular next colon capital none=-33;kind particular next comma capital none=-76;kind particular next dash capital all=14
kind particular next end capital no text=9;kind particular next other capital all=31;kind particular next word capital none=-24
kind particular next word capital some=-31;kind particular place colon capital all=-21;kind particular place comma capital all=48
kind particular place dash capital all=26;kind particular place first capital all=15;kind particular place first capital no text=-21
kind particular place first capital some=-76;kind particular place greeted capital all=37;kind particular place inside capital no text=-10
kind particular place inside capital none=-31;kind particular place inside capital some=81;kind particular place line capital all=46
kind particular place sentence capital all=-13;kind particular place sentence capital no text=40;kind person count 1 capital all=10
kind person count 1 capital none=-38;kind person count 2 capital all=-8;kind person count 3 capital all=11
kind person next colon capital all=58;kind person next end capital all=50;kind person next word capital all=-26
kind person next word capital none=-34;kind person place first capital all=48;kind person place inside capital all=-9
kind person place inside capital none=-38;kind person place sentence capital all=23;kind place count 1 capital all=-36
kind place count 2 capital all=32;kind place next word capital all=-80;kind place place first capital all=-44
kind place place inside capital all=-10;kind place=-18;m a city=36;m a colon=11;m a dash=29;m a end=16;m a number=-26;m a phone=55
m a picture=94;m after and inside=-11;m after and=-12;m after are inside=61;m after are=-9;m after at inside=-54;m after at=-31
m after by inside=-15;m after by=-17;m after can=82;m after de inside=-66;m after de=-35;m after en inside=-59;m after for inside=18
m after for=19;m after front=50;m after has first=23;m after has sentence=13;m after has=15;m after here first=55;m after here=49
m after in inside=-19;m after in=-61;m after is first=-14;m after is inside=-51;m after is=-18;m after le inside=41;m after le=28
m after office=16;m after on inside=-36;m after on=22;m after or=-11;m after order inside=42;m after order=42;m after to inside=-25
m after to=-27;m after was inside=10;m after will first=63;m after will sentence=19;m after will=26;m after y=-20;m after ya inside=-86
m after ya=-86;m among 3=16;m and=11;m ao colon ordinary none=17;m ao dash ordinary none=17;m ao end ordinary all=31
m ao end ordinary none=16;m ao number ordinary none=15;m ao opt-out ordinary none=-15;m ao other ordinary none=17;m ao phone ordinary none=62
m ao sentence ordinary all=12;m ao sentence ordinary none=-11;m ao sentence ordinary some=31;m as colon surety 0=48;m as colon surety 2=10
m as comma surety 0=-37;m as comma surety 2=19;m as comma surety 3=21;m as dash surety 3=16;m as end surety 0=19;m as end surety 2=16
m as end surety 3=25;m as number surety 1=-49;m as opt-out surety 2=22;m as other surety 3=49;m as sentence surety 0=-68
m as sentence surety 2=33;m as word surety 0=-14;m as word surety 2=-16;m b at-sign=44;m b bracket=24;m b comma=-10;m b first=9
m b greeted=37;m b line=42;m ba at-sign end=30;m ba at-sign sentence=50;m ba at-sign word=-21;m ba colon end=26;m ba comma end=33
m ba comma word=-15;m ba dash end=27;m ba first colon=15;m ba first comma=-55;m ba first dash=13;m ba first other=23;m ba first sentence=-21
m ba greeted word=28;m ba inside colon=-12;m ba inside number=-15;m ba inside opt-out=-44;m ba inside other=20;m ba sentence city=34
m ba sentence comma=33;m ba sentence end=18;m bao at-sign end ordinary none words 1=10;m bao at-sign sentence ordinary none words 1=29
m bao at-sign word ordinary none words 1=-12;m bao colon end ordinary none words 4=28;m bao colon word ordinary none words 1=-18
m bao colon word ordinary none words 2=-37;m bao comma end ordinary none words 2=21;m bao dash end ordinary none words 1=29
m bao first colon ordinary all words 1=30;m bao first colon ordinary all words 2=62;m bao first colon ordinary none words 1=24
m bao first colon ordinary none words 3=31;m bao first colon ordinary some words 2=17;m bao first colon ordinary some words 3=18
m bao first word ordinary all words 1=12;m bao first word ordinary all words 2=30;m bao first word ordinary none words 3=9
m bao first word ordinary some words 3=23;m bao inside colon ordinary all words 2=11;m bao inside colon ordinary none words 1=13
m bao inside colon ordinary none words 2=63;m bao inside comma ordinary all words 1=-75;m bao inside comma ordinary none words 1=13
m bao inside comma ordinary none words 2=34;m bao inside comma ordinary none words 3=-9;m bao inside comma ordinary some words 2=-40
m bao inside comma ordinary some words 3=18;m bao inside end ordinary all words 1=-48;m bao inside end ordinary none words 1=20
m bao inside end ordinary none words 2=17;m bao inside end ordinary some words 2=36;m bao inside end ordinary some words 3=-50
m bao inside sentence ordinary all words 2=-13;m bao inside sentence ordinary none words 1=-22;m bao inside sentence ordinary none words 2=15
m bao inside sentence ordinary none words 3=-29;m bao inside sentence ordinary some words 2=39
m bao inside sentence ordinary some words 3=-15;m bao inside word ordinary all words 1=-13;m bao inside word ordinary none words 1=-17
m bao inside word ordinary none words 2=-27;m bao inside word ordinary none words 3=74;m bao inside word ordinary some words 2=17
m bao inside word ordinary some words 3=-23;m bao sentence comma ordinary none words 1=14;m bao sentence end ordinary none words 1=-24
m bao sentence end ordinary none words 2=14;m bao sentence end ordinary none words 3=32;m bao sentence end ordinary some words 2=45
m bao sentence word ordinary none words 1=37;m bao sentence word ordinary none words 2=25;m bao sentence word ordinary none words 3=25
m bas at-sign end surety 1=9;m bas at-sign sentence surety 1=50;m bas at-sign word surety 1=37;m bas colon end surety 1=24
m bas colon word surety 0=-9;m bas colon word surety 1=-18;m bas comma end surety 2=41;m bas comma end surety 3=22
m bas comma word surety 1=26;m bas comma word surety 3=-68;m bas dash end surety 1=25;m bas first colon surety 0=68
m bas first colon surety 1=9;m bas first colon surety 2=19;m bas first colon surety 3=8;m bas first dash surety 3=12
m bas first word surety 0=21;m bas first word surety 1=-13;m bas first word surety 2=57;m bas first word surety 3=-13
m bas inside colon surety 0=18;m bas inside colon surety 2=-36;m bas inside colon surety 3=-11;m bas inside comma surety 0=-13
m bas inside comma surety 1=17;m bas inside comma surety 2=-47;m bas inside comma surety 3=26;m bas inside end surety 2=-30
m bas inside end surety 3=35;m bas inside sentence surety 0=-59;m bas inside sentence surety 1=-16;m bas inside sentence surety 2=65
m bas inside word surety 0=-29;m bas inside word surety 2=-35;m bas inside word surety 3=13;m bas sentence comma surety 1=11
m bas sentence end surety 0=56;m bas sentence end surety 1=-9;m bas sentence end surety 2=27;m bas sentence end surety 3=27
m bas sentence word surety 0=8;m bas sentence word surety 2=-21;m bas sentence word surety 3=25;m before a surety 1=26
m before a surety 2=-47;m before a surety 3=43;m before a=-22;m before and=-46;m before at surety 0=34;m before at surety 1=59
m before at surety 2=21;m before at=39;m before by=18;m before call=10;m before con=-15;m before de surety 1=-13;m before de surety 2=86
m before de surety 3=-9;m before de=17;m before el surety 1=22;m before el=24;m before en surety 1=-38;m before en surety 2=62
m before en surety 3=31;m before en=22;m before for surety 3=-67;m before for=-17;m before from surety 1=69;m before from surety 2=74
m before from=32;m before is=21;m before it surety 1=38;m before it=82;m before la surety 0=19;m before la surety 1=33
m before la surety 3=-13;m before la=-9;m before los=49;m before of surety 1=-40;m before of=-39;m before the surety 0=-22
m before the surety 1=-13;m before the=-11;m before to surety 3=-38;m before to=14;m before with surety 3=10;m before your surety 0=-14
m before your surety 2=-25;m bo at-sign ordinary none=30;m bo colon ordinary none=-13;m bo colon ordinary some=48;m bo comma ordinary some=17
m bo dash ordinary none=16;m bo first ordinary all=31;m bo first ordinary some=19;m bo greeted ordinary none=41;m bo inside ordinary all=-12
m bo inside ordinary some=-13;m bo line ordinary none=43;m bo sentence ordinary all=-52;m bo sentence ordinary none=25
m bo sentence ordinary some=9;m bs at-sign surety 1=63;m bs at-sign surety 2=31;m bs bracket surety 3=36;m bs colon surety 0=-12
m bs colon surety 2=-8;m bs colon surety 3=15;m bs comma surety 2=-9;m bs comma surety 3=-20;m bs first surety 0=18;m bs first surety 1=-11
m bs first surety 2=40;m bs greeted surety 3=26;m bs inside surety 0=-19;m bs inside surety 2=-22;m bs line surety 3=19
m bs sentence surety 0=-16;m bs sentence surety 1=-13;m bs sentence surety 3=44;m elsewhere surety 0=-21;m elsewhere surety 1=-10
m elsewhere surety 2=-18;m elsewhere surety 3=-40;m elsewhere=-28;m event first=-48;m event last=47;m in last sentence=16;m inner capital=84
m loose surety 0=-49;m loose surety 1=12;m loose surety 3=-20;m loose=-15;m meant false=-49;m no name all=-40;m no name first=9
m no name last=-16;m not worded=-26;m number=-49;m ordinary all=-9;m ordinary first=-9;m owner=40;m person first=18;m person last=-10
m place last=-33;m places all=-34;m presenting surety 1=53;m presenting surety 2=45;m presenting surety 3=52;m presenting=60
m rival 0 to full=-20;m rival 0 to inside=-21;m rival 0 to lead=45;m rival 0 to other=21;m rival 0 to sentence=64;m rival 0 to worded=34
m rival 1 to core=17;m rival 1 to first=43;m rival 1 to initials=24;m rival 1 to lead=34;m rival 1 to other=30;m rival 1 to sentence=-17
m rival 1 to worded=-19;m rival 10 to at-sign=50;m rival 10 to colon=-23;m rival 10 to core=-27;m rival 10 to first=13
m rival 10 to handle=22;m rival 10 to inside=-23;m rival 10 to other=11;m rival 10 to sentence=20;m rival 11 to at-sign=12
m rival 11 to colon=-38;m rival 11 to core=-76;m rival 11 to first=10;m rival 11 to full=10;m rival 11 to handle=24;m rival 11 to inside=-50
m rival 11 to lead=-46;m rival 11 to other=-24;m rival 12 to first=31;m rival 12 to full=12;m rival 12 to inside=-11;m rival 2 to colon=-49
m rival 2 to core=-10;m rival 2 to first=-19;m rival 2 to inside=17;m rival 2 to lead=14;m rival 2 to other=24;m rival 3 to core=31
m rival 3 to dash=23;m rival 3 to first=-22;m rival 3 to initials=32;m rival 3 to lead=-27;m rival 3 to other=-52;m rival 3 to sentence=20
m rival 4 to comma=-20;m rival 4 to core=8;m rival 4 to first=32;m rival 4 to full=11;m rival 4 to lead=31;m rival 5 to first=19
m rival 5 to full=13;m rival 5 to initials=14;m rival 5 to lead=24;m rival 5 to other=16;m rival 5 to sentence=21;m rival 6 to core=69
m rival 6 to first=31;m rival 6 to full=-27;m rival 6 to inside=-9;m rival 6 to lead=12;m rival 6 to other=55;m rival 6 to worded=31
m rival 7 to core=14;m rival 7 to first=-30;m rival 7 to inside=-16;m rival 7 to other=-26;m rival 8 to core=-20;m rival 8 to first=10
m rival 8 to inside=26;m rival 8 to lead=40;m rival 8 to sentence=-20;m rival 9 to first=27;m rival 9 to other=-18;m rival before 10=-12
m rival before 11=-20;m rival before 12=-10;m rival before 3=37;m rival before 4=19;m rival before 5=31;m rival before 7=12
m rival before 8=50;m rival before 9=-15;m rival behind 10=24;m rival behind 12=23;m rival behind 1=20;m rival behind 3=-27
m rival behind 5=-9;m rival behind 7=-16;m rival behind 8=-11;m rival behind 9=24;m rival colon sentence to first=53
m rival colon word to first=27;m rival first colon to first=22;m rival first dash to first=12;m rival first word to colon=8
m rival first word to inside=-13;m rival greeted word to inside=-21;m rival inside comma to inside=-19;m rival inside comma to sentence=8
m rival inside end to first=-34;m rival inside end to sentence=80;m rival inside other to first=25;m rival inside other to inside=63
m rival inside sentence to inside=-58;m rival inside word to at-sign=31;m rival inside word to comma=11;m rival inside word to first=19
m rival inside word to inside=9;m rival inside word to sentence=-55;m rival sentence city to comma=11;m rival sentence comma to inside=-49
m rival sentence end to first=-23;m rival sentence end to sentence=14;m rival sentence other to first=-23
m rival sentence word to sentence=26;m service=-25;m so surety 0 ordinary all=-23;m so surety 0 ordinary none=-15
m so surety 0 ordinary some=17;m so surety 1 ordinary all=-9;m so surety 1 ordinary some=-18;m so surety 2 ordinary all=8
m so surety 2 ordinary none=13;m so surety 3 ordinary none=10;m so surety 3 ordinary some=24;m speaker surety 1=70;m speaker surety 2=25
m speaker surety 3=-12;m speaker=12;m surety 0=-13;m surety 3=14;m tied surety 0=30;m tied surety 1=45;m tied surety 2=37;m tied surety 3=-58
m title=12;m topic first=-19;m topic last=-56;m worded other=-9;m words 3=9;m words 4=29;misspelled particular=15;misspelled=9
no host at-sign=42;no host bracket=32;no host comma=-23;no host first=9;no host greeted=41;no host line=41;no sender=-43;o a city=19
o a colon=15;o a comma=-12;o a dash=35;o a end=-13;o a number=-48;o a opt-out=-24;o a other=-24;o a picture=-80;o a sentence=-13;o a word=-21
o above -1=44;o above -2=25;o above -3=11;o above -6=-9;o above 0=49;o above 1=55;o above 2=53;o above 3=52;o above 4=50;o above 6=38
o above 9=26;o after and=-20;o after are first=-31;o after are inside=-39;o after are sentence=-37;o after are=-35;o after at colon=-10
o after at inside=-21;o after at sentence=-29;o after at=-17;o after by sentence=-34;o after by=-26;o after can sentence=58;o after can=44
o after crew=71;o after de first=-35;o after de=-34;o after en inside=-32;o after en sentence=-15;o after en=-21;o after family=-66
o after for first=-29;o after for sentence=-26;o after for=-17;o after from first=-12;o after from=-48;o after has sentence=-32
o after has=24;o after here first=29;o after here inside=38;o after here=56;o after in first=-21;o after in inside=-20
o after in sentence=-14;o after in=-19;o after is colon=-14;o after is first=20;o after is inside=-21;o after le first=25;o after le=52
o after los=-44;o after on colon=-15;o after on inside=-18;o after on sentence=-29;o after on=-30;o after or inside=-42
o after or sentence=-25;o after or=-35;o after says=22;o after to inside=-24;o after to sentence=-28;o after to=-28;o after was=-65
o after will first=66;o after will sentence=-35;o after will=34;o after with=-14;o after y inside=32;o after y sentence=-19;o after y=-14
o after ya inside=-50;o after ya=-23;o alike none=-37;o alike strong=-38;o alike=-26;o apart=-13;o at-sign facing first=16
o at-sign facing none=-33;o b bracket=15;o b colon=-20;o b comma=-15;o b dash=-27;o b greeted=-20;o b inside=-17;o b line=-29
o b sentence=-16;o ba at-sign end=-29;o ba at-sign word=-36;o ba bracket bracket=19;o ba colon comma=-23;o ba colon end=-47
o ba colon word=-19;o ba comma end=32;o ba comma word=-52;o ba dash comma=-72;o ba dash sentence=-61;o ba dash word=9;o ba first colon=22
o ba first dash=19;o ba first other=-38;o ba first sentence=40;o ba first word=-26;o ba inside city=23;o ba inside comma=-11
o ba inside end=-28;o ba inside opt-out=-23;o ba inside other=-44;o ba inside sentence=-18;o ba inside word=-17;o ba sentence city=25
o ba sentence colon=-24;o ba sentence comma=19;o ba sentence number=-40;o ba sentence other=-11;o ba sentence sentence=-30
o ba sentence word=-23;o bas at-sign comma surety 0=-56;o bas at-sign end surety 1=30;o bas at-sign word surety 1=-41
o bas colon comma surety 1=-23;o bas colon comma surety 3=-34;o bas colon end surety 1=-14;o bas colon word surety 1=-18
o bas colon word surety 2=-19;o bas colon word surety 3=-30;o bas comma sentence surety 1=-36;o bas comma word surety 1=-56
o bas dash sentence surety 1=-52;o bas dash word surety 1=-23;o bas first colon surety 1=-11;o bas first colon surety 2=32
o bas first colon surety 3=26;o bas first comma surety 1=-20;o bas first comma surety 3=34;o bas first dash surety 3=-47
o bas first other surety 1=-66;o bas first sentence surety 1=29;o bas first sentence surety 3=-25;o bas first word surety 0=-43
o bas first word surety 1=-41;o bas first word surety 2=34;o bas first word surety 3=21;o bas greeted word surety 1=-26
o bas inside colon surety 0=-10;o bas inside colon surety 2=-31;o bas inside colon surety 3=11;o bas inside comma surety 1=-13
o bas inside comma surety 2=-24;o bas inside end surety 0=-47;o bas inside end surety 1=-35;o bas inside end surety 3=-19
o bas inside opt-out surety 1=-20;o bas inside other surety 1=-35;o bas inside sentence surety 0=-38;o bas inside sentence surety 1=-26
o bas inside sentence surety 2=-20;o bas inside word surety 0=-11;o bas inside word surety 1=-17;o bas inside word surety 3=-28
o bas sentence city surety 0=57;o bas sentence city surety 1=-30;o bas sentence colon surety 1=-53;o bas sentence comma surety 1=-50
o bas sentence comma surety 2=57;o bas sentence end surety 0=-92;o bas sentence end surety 1=-49;o bas sentence end surety 2=13
o bas sentence end surety 3=69;o bas sentence number surety 1=-40;o bas sentence sentence surety 1=-15;o bas sentence sentence surety 2=-66
o bas sentence sentence surety 3=-25;o bas sentence word surety 0=-38;o bas sentence word surety 1=-27;o bas sentence word surety 3=91
o before a surety 0=-12;o before a surety 1=10;o before a=39;o before and surety 1=-27;o before and=-27;o before at surety 1=-9
o before at surety 2=-13;o before at surety 3=-53;o before at=-28;o before by surety 1=-23;o before by=-45;o before coach=-32
o before code surety 1=-28;o before code=-28;o before con surety 1=-37;o before con=-32;o before de surety 0=-16;o before de surety 2=-55
o before de surety 3=-30;o before de=-16;o before del surety 1=-32;o before del=-31;o before el surety 1=-29;o before el surety 2=-50
o before el surety 3=-53;o before el=-40;o before en surety 1=-19;o before en surety 2=-28;o before en surety 3=-24;o before en=-28
o before for surety 1=-49;o before for=-16;o before from surety 1=-44;o before from surety 2=37;o before hi surety 0=-22;o before hi=-23
o before in surety 0=-10;o before in surety 1=-37;o before in=-36;o before is surety 0=-25;o before is surety 1=-28;o before is surety 2=-56
o before is surety 3=13;o before is=-24;o before la surety 1=-35;o before la surety 2=-40;o before la surety 3=-46;o before la=-38
o before las surety 1=-43;o before las=-55;o before los surety 1=-28;o before los=-30;o before of surety 1=-62;o before of=-54
o before on=-12;o before or surety 1=-30;o before or=-20;o before por surety 1=-17;o before por=-9;o before su surety 1=-11;o before su=-15
o before the surety 1=-15;o before the surety 2=-45;o before the surety 3=-56;o before the=-33;o before to surety 1=-26;o before to=-45
o before with surety 1=-76;o before with surety 3=67;o before with=-32;o before your=65;o behind strong=-14;o behind weak=-30;o behind=-17
o colon comma facing first=-10;o colon comma facing inside=-41;o colon facing first=-13;o colon facing inside=-30;o colon facing none=-44
o colon sentence facing first=-13;o colon sentence facing inside=-31;o colon sentence facing none=-9;o colon word facing first=-15
o colon word facing inside=-14;o colon word facing none=-40;o comma facing inside=11;o comma facing none=-27;o comma facing sentence=-53
o comma sentence facing inside=16;o comma word facing none=-45;o dash facing first=13;o dash facing inside=-9;o dash facing none=-55
o dash facing sentence=-19;o dash sentence facing none=-16;o dash word facing first=37;o elsewhere surety 0=-22;o elsewhere surety 1=-21
o elsewhere surety 3=21;o extras generic missing generic=75;o extras generic strange=92;o extras generic=-19
o extras none missing generic particular=-32;o extras none missing generic=-45;o extras none=-64;o extras number missing none=-40
o extras number ordinary missing none=-19;o extras number ordinary=-13;o extras number strange missing none=-35;o extras number strange=-46
o extras number=-30;o extras ordinary missing generic particular=-27;o extras ordinary missing generic=-36;o extras ordinary missing none=-56
o extras ordinary strange missing generic particular=-53;o extras ordinary strange missing generic=-28
o extras ordinary strange missing particular=47;o extras ordinary strange=15;o extras ordinary=-50;o extras strange missing generic=-57
o extras strange missing none=-31;o extras strange missing ordinary=28;o extras strange=-40;o extras trade missing none=-60
o extras trade=-52;o facing address inside=-23;o facing core at-sign=16;o facing core colon=12;o facing core comma=-18;o facing core first=13
o facing core inside=-38;o facing core line=-33;o facing full at-sign=-32;o facing full comma=-10;o facing full dash=9
o facing full first=-12;o facing full sentence=-8;o facing handle at-sign=-11;o facing initials first=-12;o facing joined colon=-17
o facing lead dash=15;o facing lead first=9;o facing lead inside=-30;o facing none=-21;o facing other first=-26;o facing other inside=-36
o facing other sentence=-18;o facing worded colon=-39;o facing worded first=-22;o facing worded sentence=42;o first colon facing colon=16
o first colon facing comma=57;o first colon facing inside=28;o first colon facing none=13;o first comma facing inside=15
o first facing at-sign=-9;o first facing dash=-8;o first facing first=13;o first facing sentence=-10;o first other facing inside=-14
o first other facing sentence=-20;o first sentence facing first=-78;o first sentence facing inside=64;o first sentence facing sentence=-17
o first word facing at-sign=11;o first word facing colon=-50;o first word facing comma=-48;o first word facing first=52
o first word facing inside=-37;o first word facing none=-18;o first word facing sentence=-19;o greeted facing none=-61
o greeted word facing inside=26;o greeted word facing none=-61;o inside colon facing colon=-23;o inside colon facing first=-49
o inside colon facing inside=-13;o inside colon facing none=27;o inside comma facing first=-25;o inside comma facing inside=-14
o inside comma facing none=-16;o inside comma facing sentence=-14;o inside end facing first=-26;o inside end facing inside=-29
o inside end facing none=-28;o inside end facing sentence=-32;o inside facing at-sign=-9;o inside facing colon=-9;o inside facing comma=-25
o inside facing first=-15;o inside facing inside=-22;o inside facing none=-19;o inside facing sentence=-9;o inside opt-out facing first=-10
o inside opt-out facing inside=-43;o inside opt-out facing none=-43;o inside other facing first=28;o inside other facing inside=-54
o inside sentence facing colon=-9;o inside sentence facing first=-23;o inside sentence facing inside=-18;o inside sentence facing none=-18
o inside word facing at-sign=-10;o inside word facing colon=-26;o inside word facing comma=-55;o inside word facing inside=-23
o inside word facing none=-20;o inside word facing sentence=-16;o loose surety 0=-19;o loose surety 2=-25;o loose surety 3=-32;o loose=-11
o missing generic number particular=-70;o missing generic ordinary=83;o missing none=-59;o missing ordinary particular=29
o missing ordinary=-30;o missing particular=-17;o no worded=-18;o none 0=-57;o none 10=88;o none 11=28;o none 12=62;o none 1=-60;o none 2=-72
o none 3=-42;o none 4=-51;o none 6=-9;o none 7=15;o none 8=97;o none 9=36;o none ba colon sentence=-9;o none ba colon word=-40
o none ba comma word=-45;o none ba dash sentence=-16;o none ba first colon=13;o none ba first word=-18;o none ba greeted word=-61
o none ba inside colon=27;o none ba inside comma=-16;o none ba inside end=-28;o none ba inside opt-out=-43;o none ba inside sentence=-18
o none ba inside word=-20;o none ba sentence comma=28;o none ba sentence end=-24;o none ba sentence sentence=-44;o none ba sentence word=-38
o none presented from=12;o none presented introduction=-26;o none presented label=24;o none presented place=123
o none presented signature=-16;o none presented subject=70;o none=-21;o other presented bracket=-17;o other presented code=-49
o other presented domain=26;o other presented handle=-35;o other presented introduction=33;o other presented place=-23
o other presented possessive=-13;o presented domain=-44;o presented from=26;o presented handle=17;o presented introduction=59
o presented label=24;o presented place=37;o presented signature=28;o presented subject=47;o presenting surety 2=93;o presenting=14
o rank 1=-26;o rank 2=-27;o rank 3=-29;o rank 4=-9;o sentence city facing inside=51;o sentence comma facing first=-38
o sentence comma facing inside=-20;o sentence comma facing none=28;o sentence end facing first=31;o sentence end facing inside=26
o sentence end facing none=-24;o sentence end facing sentence=-46;o sentence facing colon=-25;o sentence facing dash=14
o sentence facing first=-9;o sentence facing inside=-22;o sentence facing none=-36;o sentence facing sentence=12
o sentence number facing inside=-25;o sentence other facing first=-28;o sentence other facing inside=-42
o sentence sentence facing inside=-26;o sentence sentence facing none=-44;o sentence sentence facing sentence=-43
o sentence word facing comma=-48;o sentence word facing first=-13;o sentence word facing inside=-32;o sentence word facing none=-38
o sentence word facing sentence=33;o shares 1 false=26;o shares 1 true=-18;o shares 2 true=-55;o shares 3 true=-35;o speaker surety 0=-17
o speaker surety 1=9;o speaker=9;o strong 0=-41;o strong 10=46;o strong 11=41;o strong 12=18;o strong 1=-38;o strong 2=-27;o strong 3=-39
o strong 4=-26;o strong 5=28;o strong 6=19;o strong 7=36;o strong 8=33;o strong 9=48;o strong ba at-sign end=-14
o strong ba at-sign sentence=-20;o strong ba at-sign word=-41;o strong ba colon comma=-15;o strong ba colon end=-36
o strong ba colon word=-16;o strong ba comma end=46;o strong ba comma word=-44;o strong ba dash word=26;o strong ba first colon=25
o strong ba first comma=-19;o strong ba first dash=26;o strong ba first other=-28;o strong ba first sentence=-8;o strong ba first word=-31
o strong ba greeted word=27;o strong ba inside city=19;o strong ba inside colon=-21;o strong ba inside end=-29;o strong ba inside opt-out=-15
o strong ba inside other=-39;o strong ba inside sentence=-16;o strong ba inside word=-12;o strong ba sentence city=41
o strong ba sentence colon=-21;o strong ba sentence comma=20;o strong ba sentence end=22;o strong ba sentence number=-25
o strong ba sentence sentence=-34;o strong ba sentence word=-14;o strong presented domain=-63;o strong presented from=32
o strong presented introduction=87;o strong presented label=23;o strong presented place=-16;o strong presented signature=51
o strong presented subject=10;o strong=-9;o surety 0=-26;o surety 1=-26;o surety 2=8;o surety 3=15;o tied surety 0=-18;o tied surety 1=27
o tied surety 2=-79;o weak 0=-31;o weak 10=48;o weak 11=51;o weak 1=-36;o weak 2=-30;o weak 3=-41;o weak 4=-48;o weak 5=19;o weak 6=-72
o weak 7=43;o weak 8=-54;o weak 9=22;o weak ba colon comma=-25;o weak ba comma sentence=-26;o weak ba comma word=-51;o weak ba first colon=15
o weak ba first comma=53;o weak ba first sentence=15;o weak ba first word=-10;o weak ba inside comma=-37;o weak ba inside end=-17
o weak ba inside opt-out=-29;o weak ba inside sentence=-24;o weak ba inside word=-35;o weak ba sentence comma=-35;o weak ba sentence end=-15
o weak ba sentence sentence=-14;o weak ba sentence word=-35;o weak presented label=32;o weak presented signature=-20
o weak presented subject=61;o weak=-21;o worded other 0=32;o worded other 1=-12;o worded other 2=-10;o=-14;right other trade=-70
right other=-16;right trade=62;single false kind none place at-sign next sentence=10;single false kind none place at-sign next word=24
single false kind none place colon next end=23;single false kind none place dash next end=9;single false kind none place first next colon=16
single false kind none place first next word=35;single false kind none place inside next sentence=23
single false kind none place inside next word=44;single false kind none place sentence next end=19
single false kind ordinary place first next colon=17;single false kind ordinary place first next word=-30
single false kind ordinary place inside next sentence=-26;single false kind ordinary place inside next word=-28
single false kind particular place colon next word=-21;single false kind particular place comma next end=17
single false kind particular place comma next word=42;single false kind particular place first next colon=23
single false kind particular place first next dash=14;single false kind particular place first next sentence=17
single false kind particular place first next word=13;single false kind particular place inside next colon=-20
single false kind particular place inside next comma=-11;single false kind particular place inside next sentence=26
single false kind particular place inside next word=8;single false kind particular place sentence next comma=43
single false kind particular place sentence next word=13;single false kind person place inside next word=-51
single true kind number place inside next word=-45;single true kind ordinary place colon next word=-42
single true kind ordinary place first next colon=67;single true kind ordinary place inside next colon=-22
single true kind ordinary place inside next comma=-16;single true kind ordinary place inside next sentence=21
single true kind ordinary place inside next word=17;single true kind particular place first next colon=-11
single true kind particular place inside next colon=20;single true kind particular place inside next comma=-16
single true kind particular place inside next sentence=-31;single true kind particular place inside next word=-19
single true kind particular place sentence next comma=-16;single true kind particular place sentence next end=25
single true kind particular place sentence next word=-16;single true kind person place first next word=60
single true kind person place inside next word=-33;single true kind place place inside next word=-62;street=-34;tail 10=-76;tail 11=-77
tail 4=40;tail 5=96;tail 7=34;tail sentence city=27;tail sentence end=-34;tail sentence word=21;tail=-9;third behind label=12;third joined=40
third lead=9;third other=20;third worded=16;third=9;w 0=-49;w 10=38;w 11=33;w 12=47;w 1=-55;w 2=-58;w 3=-22;w 4=-33;w 5=20;w 7=34;w 8=54
w 9=41;w ba at-sign end=40;w ba colon comma=-24;w ba colon sentence=-22;w ba comma end=22;w ba comma word=18;w ba dash end=27
w ba first colon=16;w ba first comma=-15;w ba first dash=20;w ba first sentence=86;w ba first word=-8;w ba greeted word=17
w ba inside colon=35;w ba inside comma=9;w ba inside opt-out=-56;w ba inside other=76;w ba inside word=22;w ba line end=41
w ba sentence city=33;w ba sentence comma=40;w ba sentence end=25;w ba sentence word=-21;w department=72;w generic missing generic=-65
w generic strange=-62;w generic=-28;w longer 0=13;w longer 10=53;w longer 11=27;w longer 12=35;w longer 1=-23;w longer 2=9;w longer 3=48
w longer 4=-14;w longer 5=-31;w longer 7=29;w longer 8=59;w longer ba at-sign end=25;w longer ba colon sentence=-40
w longer ba colon word=-37;w longer ba first colon=13;w longer ba first comma=30;w longer ba first dash=12;w longer ba first sentence=93
w longer ba first word=-11;w longer ba inside comma=21;w longer ba inside end=31;w longer ba inside other=79;w longer ba inside sentence=-39
w longer ba inside word=-36;w longer ba sentence end=74;w missing generic number particular=9;w missing generic number=69
w missing generic ordinary particular=29;w missing generic ordinary=15;w missing generic particular person=-25
w missing generic particular place=21;w missing generic particular=11;w missing generic person=-47;w missing generic place=40
w missing generic=15;w missing none=12;w missing ordinary particular=12;w missing ordinary=32;w missing place=-42
w none missing generic ordinary particular=47;w none missing generic ordinary=23;w none missing generic particular person=-37
w none missing generic particular=32;w none missing generic place=11;w none missing generic=25;w none missing ordinary particular=32
w none missing ordinary=44;w none missing place=-20;w number missing none=35;w number ordinary=59;w number strange=-29;w number=36
w ordinary missing generic particular=-24;w ordinary missing generic=20;w ordinary strange missing generic=12
w ordinary strange missing particular=13;w ordinary strange=58;w other-trade missing generic=-94;w other-trade=-41;w own-trade=81
w strange missing generic ordinary=27;w strange missing generic particular=34;w strange missing generic=20;w strange missing none=33
w strange missing ordinary=-23;w strange missing particular=9;w strange=44;w trade missing none=66;w trade=60;w whole 0=-77;w whole 10=33
w whole 11=31;w whole 12=22;w whole 1=-57;w whole 2=-68;w whole 3=-40;w whole 4=-32;w whole 5=33;w whole 7=31;w whole 8=46;w whole 9=48
w whole ba comma end=19;w whole ba comma word=21;w whole ba dash end=27;w whole ba first colon=17;w whole ba first comma=-42
w whole ba first dash=13;w whole ba first sentence=23;w whole ba first word=-8;w whole ba greeted word=17;w whole ba inside colon=32
w whole ba inside opt-out=-68;w whole ba inside sentence=15;w whole ba inside word=31;w whole ba line end=41;w whole ba sentence city=34
w whole ba sentence comma=21;w whole ba sentence word=-16;word after 2=-13;word after 555=22;word after =16;word after a=-33
word after and=-11;word after are=-9;word after at=-38;word after by=-17;word after can=104;word after co=80;word after com=19
word after crew=66;word after de=-36;word after el=-19;word after example=63;word after for=19;word after front=50;word after has=15
word after here=49;word after in=-60;word after is=-18;word after la=9;word after le=32;word after manana=72;word after no=-9
word after of=17;word after office=16;word after on=22;word after or=-11;word after order=42;word after para=-21;word after reminder=20
word after reply=45;word after sat=-54;word after se=69;word after see=-48;word after sent=49;word after stop=-48;word after su=45
word after the=13;word after to=-27;word after tomorrow=-80;word after tu=11;word after va=-55;word after we're=52;word after we=-48
word after will=26;word after y=-20;word after ya=-49;word before =10;word before a=-22;word before and=-46;word before at=39
word before atte=16;word before by=18;word before call=34;word before con=-11;word before de=17;word before el=24;word before en=34
word before for=-17;word before from=34;word before hay=-36;word before in=49;word before is=21;word before it's=84;word before la=-9
word before los=49;word before of=-39;word before on=20;word before the=-11;word before w=-17;words before =10;words before a la=-86
words before at the=55;words before de la=55;words before en el=49;words before en la=-39;words before for the=-75;words before in the=24
words before is your=73;words before ready at=75;words before this is=52;words before to the=-50;words before your=11
`;
